# The guided first game: see guide.toml.
wh40k-guide-aim = You command Space Marines: a squad of Intercessors and their Captain, against two swarms of Tyranids. From the second round on each player scores in their Command phase for every objective marker they control. Whoever has more points at the end wins, however many models are left.
wh40k-guide-move = A turn has five phases: Command, Movement, Shooting, Charge and Fight. In the Movement phase each unit moves once, or stays. Choose a Normal move for the Intercessor Squad.
wh40k-guide-coherency = Every model may move up to 6″, but the unit has to stay together: each model within 2″ of another one. Move towards the nearest marker: tap a spot and all models go there, or drag them one by one.
wh40k-guide-advance = The Captain has a long way to go. When a unit Advances, it rolls a die and adds that to its Move, but then it can neither shoot nor charge this turn. Let him Advance.
wh40k-guide-captain = He rolled a 4, so he moves up to 10″. How far a model moves is measured along its path, not in a straight line from start to end. Move him forwards, towards the upper marker.
wh40k-guide-shoot = The Shooting phase. The Captain has Advanced and must not shoot; the Intercessors may. Choose them.
wh40k-guide-target = A bolt rifle reaches 24″: the Termagants are in range and in sight, the Hormagaunts too far away. Aim all five rifles at the Termagants.
wh40k-guide-hit = Each rifle makes two attacks. First you roll to hit: a Marine needs 3 or more, so 8 of 10 have hit. For a command point you could roll one die again, but that is better saved for later: answer “No: keep the roll and the Command points”.
wh40k-guide-wound = Now to wound: Strength 4 against Toughness 3 needs a 3, and 7 have wounded. Last the enemy rolls saving throws, which the armour penetration of your rifles makes worse. Let the wounds stand: keep this roll too.
wh40k-guide-shock = Seven Termagants are gone. A unit below half its models tests at the start of its turn: two dice, at least its Leadership. These have failed and are Battle-shocked: they control nothing, whatever they stand on.
wh40k-guide-objective = Round two. Your squad stands at a marker: the Objective Control of all its models within 3″ is added up, and it is more than the enemy has there, so you have scored. Remain stationary to keep it.
wh40k-guide-close = The Captain goes for the Hormagaunts. A move may not end within 1″ of an enemy: that is Engagement Range, and only a charge takes you there. Bring him close to them.
wh40k-guide-charge = In the Charge phase a unit within 12″ of an enemy may try to reach it. Two dice are how many inches it gets, and if that is too short, it doesn’t move at all. Charge with the Captain.
wh40k-guide-charge-move = An 11, which is plenty. He has to end within Engagement Range of his target, and touching it if he can. Move him up against the Hormagaunts.
wh40k-guide-fight = The Fight phase. Whoever charged fights first: pile in up to 3″, strike, consolidate. Leave him where he is or move him closer; then his power fist strikes.
wh40k-guide-end = Every blow has felled a Hormagaunt, and the others have missed him. The Tyranids’ turn begins, and so it goes on for five rounds. Hold markers with many models, break with fire what threatens them, and charge only what you can finish.
