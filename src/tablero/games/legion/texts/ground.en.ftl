# Terrain, measuring, moves: why something can't be done.

legion-on-a-barricade = A Trooper can't stand on a barricade.
legion-partly-on-a-barricade = A Trooper can't stand partly on a barricade.
legion-on-impassable = { $unit }: this terrain is impassable.
legion-partly-on-terrain = { $unit }: the base must be wholly on the obstacle, or wholly off it.
legion-in-the-air = { $unit }: nothing supports the base at that height.
legion-unstable = { $unit }: the vehicle would stand at too steep an angle there.
legion-cart-tilts = { $unit }: it would stand at too steep an angle there.
legion-cart-too-high = { $unit }: that is higher or lower than its silhouette.
legion-out-of-cohesion = { $unit }: a miniature is out of cohesion with its leader.
legion-leader-not-seen = { $unit }: a miniature doesn't see its leader.
legion-too-high-for-cohesion = { $unit }: a miniature is too far above or below its leader.
legion-nearer-the-leader = { $unit }: a miniature can be placed nearer to its leader.
legion-not-in-contact = { $unit }: a miniature can be placed in contact with the enemy.
legion-off-the-battlefield = { $unit }: a base must end wholly on the battlefield.
legion-on-a-miniature = { $unit }: a base can't end on another miniature.
legion-on-a-token = { $unit }: a base can't end on this token.
legion-touches-an-enemy = { $unit }: no base may touch an enemy here.
legion-touches-several = { $unit }: no base may touch several enemy units.
legion-a-place-for-each = Each miniature needs a place ({ $count }).
legion-a-tool-and-places = The leader needs a turn, a speed, a bend and a distance, and each of the others a place ({ $count }).
legion-a-turn = Say how far it turns.
legion-too-high = { $unit }: that is too high up or too far down.
legion-must-climb = { $unit }: that is higher or lower than its silhouette, and takes a climb.
legion-slowed = { $unit }: difficult terrain slows this move.
legion-out-of-reach = { $unit }: no tool up to speed { $speed } leads there.
legion-no-melee-now = { $unit }: it can't move into melee now.
legion-no-melee-weapon = { $unit }: without a melee weapon it can't move into melee.
legion-turned-too-far = { $unit }: it can't turn that far.
legion-too-fast = { $unit }: its speed for this move is { $speed }.
legion-no-such-tool = { $unit }: the tool can’t be laid or followed like that.
legion-in-the-way = { $unit }: something is in the way.
legion-full-speed = { $unit }: a compulsory move must be made at speed { $speed }.
legion-farther = { $unit }: a compulsory move must go as far as it can.
legion-displaced-too-far = { $unit }: a displaced leader stays near where it was.
legion-immobilized = { $unit } is immobilized.
legion-engaged = { $unit } is engaged.
legion-stationary = { $unit } can only pivot.
legion-not-its-move = { $unit } can't make this kind of move.

# What is asked.

legion-ask-close-in = { $unit }: close in on { $enemy }.
legion-ask-cart = { $token }: does it move?
legion-ask-cart-move = { $kind ->
    [reverse] { $token }: how does it reverse?
   *[standard] { $token }: how does it move?
}
legion-ask-displaced = Where do the displaced miniatures of { $unit } go?
legion-ask-kind-of-move = How does { $unit } move?
legion-ask-move = { $kind ->
    [climb] Where does { $unit } climb?
    [jump] Where does { $unit } jump?
    [reverse] How does { $unit } reverse?
    [strafe-left] How does { $unit } strafe to the left?
    [strafe-right] How does { $unit } strafe to the right?
    [pivot] How does { $unit } pivot?
   *[standard] Where does { $unit } move?
}
legion-ask-reposition = { $when ->
    [before] Does { $unit } pivot before it moves?
   *[after] Does { $unit } pivot after its move?
}
legion-ask-compulsory = Does { $unit } make its compulsory move now, or after its actions?
legion-ask-spur = Does { $unit } gain a Suppression token to move faster?

# What happens.

legion-displaced = { $by } displaces { $unit }.
legion-cart-moves = { $token }: { PLAYER($seat) } moves it.
legion-no-room = { $unit } has no room to move.
legion-moves-into-melee = { $unit } moves into melee with { $enemy }.
legion-pivots = { $unit } pivots.
legion-moves = { $unit } { $kind ->
    [climb] climbs
    [jump] jumps
    [reverse] reverses
    [strafe-left] strafes to the left
    [strafe-right] strafes to the right
   *[standard] moves
} at speed { $speed }.

# Deploying.

legion-not-from-the-edge = { $unit }: the tool must touch the edge of the battlefield within its territory.
legion-not-in-territory = { $unit }: a base must be wholly within its territory.
legion-too-near-to-enemies = { $unit }: it deploys beyond range 3 of all enemies.
legion-too-far-from-partner = { $unit }: its leader deploys near that of the unit it belongs to.

# Transports.

legion-no-room-aboard = { $vehicle } has no room for { $unit }.
legion-cannot-embark = { $unit } can't embark.
legion-not-at-the-vehicle = { $unit }: the leader must touch the vehicle.
legion-ask-embark = Where does { $unit } go to embark in { $vehicle }?
legion-ask-disembark = Where does { $unit } go when it leaves { $vehicle }?
legion-embarks = { $unit } embarks in { $vehicle }.
legion-disembarks = { $unit } leaves { $vehicle }.
legion-ask-regroup = Where do the miniatures of { $unit } go that are out of cohesion?
legion-terrain-on-objects = Terrain can’t rest on miniatures or tokens.
