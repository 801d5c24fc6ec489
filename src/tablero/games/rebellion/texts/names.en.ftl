# Names.

rebellion-side-0 = Rebels
rebellion-side-1 = Empire
rebellion-acting = The { $side }
rebellion-role-admiral = Admiral
rebellion-role-general = General

rebellion-phase-setup = Setup
rebellion-phase-assignment = Assignment phase
rebellion-phase-command = Command phase
rebellion-phase-refresh = Refresh phase

rebellion-skill-diplomacy = Diplomacy
rebellion-skill-intel = Intel
rebellion-skill-spec_ops = Special Operations
rebellion-skill-logistics = Logistics

rebellion-theater-0 = space
rebellion-theater-1 = ground

rebellion-die-red-hit = red hit
rebellion-die-red-direct_hit = red direct hit
rebellion-die-red-special = red special
rebellion-die-red-blank = red blank
rebellion-die-black-hit = black hit
rebellion-die-black-direct_hit = black direct hit
rebellion-die-black-special = black special
rebellion-die-black-blank = black blank

rebellion-place-felucia = Felucia
rebellion-place-mon_calamari = Mon Calamari
rebellion-place-saleucami = Saleucami
rebellion-place-yavin = Yavin
rebellion-place-bothawui = Bothawui
rebellion-place-kessel = Kessel
rebellion-place-nal_hutta = Nal Hutta
rebellion-place-toydaria = Toydaria
rebellion-place-geonosis = Geonosis
rebellion-place-rodia = Rodia
rebellion-place-ryloth = Ryloth
rebellion-place-tatooine = Tatooine
rebellion-place-bespin = Bespin
rebellion-place-endor = Endor
rebellion-place-hoth = Hoth
rebellion-place-mustafar = Mustafar
rebellion-place-dantooine = Dantooine
rebellion-place-ilum = Ilum
rebellion-place-mygeeto = Mygeeto
rebellion-place-ord_mantell = Ord Mantell
rebellion-place-dathomir = Dathomir
rebellion-place-kashyyyk = Kashyyyk
rebellion-place-malastare = Malastare
rebellion-place-mandalore = Mandalore
rebellion-place-alderaan = Alderaan
rebellion-place-cato_neimoidia = Cato Neimoidia
rebellion-place-corellia = Corellia
rebellion-place-coruscant = Coruscant
rebellion-place-dagobah = Dagobah
rebellion-place-naboo = Naboo
rebellion-place-sullust = Sullust
rebellion-place-utapau = Utapau
rebellion-place-rebel_base = Rebel Base

rebellion-units = { $count ->
    [one] 1 { $unit }
   *[other] { $count } × { $unit }
}
rebellion-unit-tie_fighter = TIE Fighter
rebellion-unit-assault_carrier = Assault Carrier
rebellion-unit-star_destroyer = Star Destroyer
rebellion-unit-super_star_destroyer = Super Star Destroyer
rebellion-unit-death_star = Death Star
rebellion-unit-death_star_under_construction = Death Star Under Construction
rebellion-unit-stormtrooper = Stormtrooper
rebellion-unit-at_st = AT-ST
rebellion-unit-at_at = AT-AT
rebellion-unit-x_wing = X-wing
rebellion-unit-y_wing = Y-wing
rebellion-unit-rebel_transport = Rebel Transport
rebellion-unit-corellian_corvette = Corellian Corvette
rebellion-unit-mon_calamari_cruiser = Mon Calamari Cruiser
rebellion-unit-rebel_trooper = Rebel Trooper
rebellion-unit-airspeeder = Airspeeder
rebellion-unit-shield_generator = Shield Generator
rebellion-unit-ion_cannon = Ion Cannon

rebellion-leader-darth_vader = Darth Vader
rebellion-leader-emperor_palpatine = Emperor Palpatine
rebellion-leader-general_tagge = General Tagge
rebellion-leader-grand_moff_tarkin = Grand Moff Tarkin
rebellion-leader-admiral_ozzel = Admiral Ozzel
rebellion-leader-admiral_piett = Admiral Piett
rebellion-leader-boba_fett = Boba Fett
rebellion-leader-colonel_yularen = Colonel Yularen
rebellion-leader-general_veers = General Veers
rebellion-leader-janus_greejatus = Janus Greejatus
rebellion-leader-moff_jerjerrod = Moff Jerjerrod
rebellion-leader-soontir_fel = Soontir Fel
rebellion-leader-general_rieekan = General Rieekan
rebellion-leader-jan_dodonna = Jan Dodonna
rebellion-leader-mon_mothma = Mon Mothma
rebellion-leader-princess_leia = Princess Leia
rebellion-leader-admiral_ackbar = Admiral Ackbar
rebellion-leader-chewbacca = Chewbacca
rebellion-leader-general_madine = General Madine
rebellion-leader-han_solo = Han Solo
rebellion-leader-lando_calrissian = Lando Calrissian
rebellion-leader-luke_skywalker = Luke Skywalker
rebellion-leader-luke_skywalker_jedi = Luke Skywalker (Jedi)
rebellion-leader-obi_wan_kenobi = Obi-Wan Kenobi
rebellion-leader-wedge_antilles = Wedge Antilles

rebellion-ring-captured = Captured
rebellion-ring-carbonite = Frozen in Carbonite
rebellion-ring-dark_side = Lured to the Dark Side
rebellion-ring-master_yoda = Master Yoda
rebellion-ring-r2_d2 = R2-D2
rebellion-ring-c_3po = C-3PO
rebellion-ring-millennium_falcon = Millennium Falcon

# The board, the base, leaders, movement, dice: what is asked.

rebellion-new-base = Choose where to establish the new base, or stay.
rebellion-move-from = From where do units move to { $target }?
rebellion-move-near = From which adjacent place do units move to { $target }?
rebellion-move-units = Which units move from { $origin } to { $target }?
rebellion-lose-excess = There is not enough transport in destroyed { $place }: choose a unit to destroy.
rebellion-set-die = Set a die to the face you want, or roll the rest.
rebellion-yoda-reroll = { $leader } has the ring “Master Yoda”: do you roll one die again? { $use }

# What happens.

rebellion-base-revealed = The Rebel Base is revealed: it is in { $place }.
rebellion-base-moved = The Rebels give up their base in { $place } and hide a new one.
rebellion-captured = The Empire captures { $leader }.
rebellion-rescued = { $leader } is rescued and goes to { $place }.
rebellion-eliminated = { $leader } is eliminated.
rebellion-ring = { $leader } receives the ring “{ $ring }”.
rebellion-destroyed = Destroyed in { $place }: { $unit }.
rebellion-moves = From { $origin } to { $target }: { $units }.
rebellion-uses-action = { rebellion-acting } { $n ->
    [one] uses
   *[other] use
} the action card “{ $card }”.
rebellion-rolls = { rebellion-acting } { $n ->
    [one] rolls
   *[other] roll
}: { $dice }.
rebellion-rerolls = { rebellion-acting } { $n ->
    [one] rolls
   *[other] roll
} again: { $dice }.
rebellion-won-base = The Empire is alone where the revealed Rebel Base is.
rebellion-won-reputation = The Reputation and Time markers are on the same space.

# Why not.

rebellion-too-many-units = At most { $most } of your units may move here.
rebellion-over-capacity = The ships that leave { $place } can’t carry that many units.
rebellion-captive-alone = A captured leader moves only together with units.

# Options.

rebellion-option-system = { $place }
rebellion-option-place = { $place }
rebellion-option-from = From { $place }
rebellion-option-site = { $place }
rebellion-option-unit = { $unit }
rebellion-option-leader = { $leader }
rebellion-option-captive = { $leader } (captured)
rebellion-option-set = { $die }
rebellion-option-die = Roll again: { $die }
rebellion-option-stay = Stay
rebellion-option-decline = Not now
rebellion-option-keep-dice = Keep the dice as they are
rebellion-option-keep = Leave everything as it is
