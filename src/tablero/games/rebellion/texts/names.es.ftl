# Nombres.

rebellion-side-0 = Rebeldes
rebellion-side-1 = Imperio
rebellion-acting = { $n ->
    [one] El { $side }
   *[other] Los { $side }
}
rebellion-role-admiral = Almirante
rebellion-role-general = General

rebellion-phase-setup = Preparación
rebellion-phase-assignment = Fase de Asignación
rebellion-phase-command = Fase de Mando
rebellion-phase-refresh = Fase de Recuperación

rebellion-skill-diplomacy = Diplomacia
rebellion-skill-intel = Espionaje
rebellion-skill-spec_ops = Operaciones especiales
rebellion-skill-logistics = Logística

rebellion-theater-0 = espacial
rebellion-theater-1 = terrestre

rebellion-die-red-hit = impacto rojo
rebellion-die-red-direct_hit = impacto directo rojo
rebellion-die-red-special = especial rojo
rebellion-die-red-blank = vacío rojo
rebellion-die-black-hit = impacto negro
rebellion-die-black-direct_hit = impacto directo negro
rebellion-die-black-special = especial negro
rebellion-die-black-blank = vacío negro

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
rebellion-place-rebel_base = Base Rebelde

rebellion-units = { $count ->
    [one] 1 { $unit }
   *[other] { $count } × { $unit }
}
rebellion-unit-tie_fighter = Caza TIE
rebellion-unit-assault_carrier = Portacazas de asalto
rebellion-unit-star_destroyer = Destructor estelar
rebellion-unit-super_star_destroyer = Superdestructor estelar
rebellion-unit-death_star = Estrella de la Muerte
rebellion-unit-death_star_under_construction = Estrella de la Muerte parcialmente construida
rebellion-unit-stormtrooper = Soldado de asalto
rebellion-unit-at_st = AT-ST
rebellion-unit-at_at = AT-AT
rebellion-unit-x_wing = Ala-X
rebellion-unit-y_wing = Ala-Y
rebellion-unit-rebel_transport = Transporte rebelde
rebellion-unit-corellian_corvette = Corbeta corelliana
rebellion-unit-mon_calamari_cruiser = Crucero mon calamari
rebellion-unit-rebel_trooper = Soldado rebelde
rebellion-unit-airspeeder = Aerodeslizador
rebellion-unit-shield_generator = Generador de escudo
rebellion-unit-ion_cannon = Cañón de iones

rebellion-leader-darth_vader = Darth Vader
rebellion-leader-emperor_palpatine = Emperador Palpatine
rebellion-leader-general_tagge = General Tagge
rebellion-leader-grand_moff_tarkin = Gran Moff Tarkin
rebellion-leader-admiral_ozzel = Almirante Ozzel
rebellion-leader-admiral_piett = Almirante Piett
rebellion-leader-boba_fett = Boba Fett
rebellion-leader-colonel_yularen = Coronel Yularen
rebellion-leader-general_veers = General Veers
rebellion-leader-janus_greejatus = Janus Greejatus
rebellion-leader-moff_jerjerrod = Moff Jerjerrod
rebellion-leader-soontir_fel = Soontir Fel
rebellion-leader-general_rieekan = General Rieekan
rebellion-leader-jan_dodonna = Jan Dodonna
rebellion-leader-mon_mothma = Mon Mothma
rebellion-leader-princess_leia = Princesa Leia
rebellion-leader-admiral_ackbar = Almirante Ackbar
rebellion-leader-chewbacca = Chewbacca
rebellion-leader-general_madine = General Madine
rebellion-leader-han_solo = Han Solo
rebellion-leader-lando_calrissian = Lando Calrissian
rebellion-leader-luke_skywalker = Luke Skywalker
rebellion-leader-luke_skywalker_jedi = Luke Skywalker (Jedi)
rebellion-leader-obi_wan_kenobi = Obi-Wan Kenobi
rebellion-leader-wedge_antilles = Wedge Antilles

rebellion-ring-captured = Líder capturado
rebellion-ring-carbonite = Congelado en carbonita
rebellion-ring-dark_side = Seducido por el Lado Oscuro
rebellion-ring-master_yoda = Maestro Yoda
rebellion-ring-r2_d2 = R2-D2
rebellion-ring-c_3po = C-3PO
rebellion-ring-millennium_falcon = Halcón Milenario

# El tablero, la Base, los Líderes, el movimiento, los dados: lo que se pregunta.

rebellion-new-base = Elige dónde establecer la nueva Base, o quédate.
rebellion-move-from = ¿Desde dónde se mueven unidades a { $target }?
rebellion-move-near = ¿Desde qué lugar adyacente se mueven unidades a { $target }?
rebellion-move-units = ¿Qué unidades se mueven de { $origin } a { $target }?
rebellion-lose-excess = Falta capacidad de transporte en { $place }, sistema destruido: elige una unidad para destruirla.
rebellion-set-die = Pon un dado en la cara que quieras, o tira los demás.
rebellion-yoda-reroll = { $leader } tiene el modificador «Maestro Yoda»: ¿vuelves a tirar un dado? { $use }

# Lo que pasa.

rebellion-base-revealed = La Base Rebelde queda descubierta: está en { $place }.
rebellion-base-moved = Los Rebeldes abandonan su Base de { $place } y ocultan otra.
rebellion-captured = Líder capturado por el Imperio: { $leader }.
rebellion-rescued = Líder rescatado: { $leader }, a { $place }.
rebellion-eliminated = Líder fuera de la partida: { $leader }.
rebellion-ring = { $leader } recibe el modificador de estado «{ $ring }».
rebellion-destroyed = Destrucción en { $place }: { $unit }.
rebellion-moves = De { $origin } a { $target }: { $units }.
rebellion-uses-action = { rebellion-acting } { $n ->
    [one] usa
   *[other] usan
} la carta de Acción «{ $card }».
rebellion-rolls = { rebellion-acting } { $n ->
    [one] tira
   *[other] tiran
} los dados: { $dice }.
rebellion-rerolls = { rebellion-acting } { $n ->
    [one] vuelve
   *[other] vuelven
} a tirar: { $dice }.
rebellion-won-base = El Imperio está solo en el sistema de la Base Rebelde descubierta.
rebellion-won-reputation = Los indicadores de Reputación y de Tiempo están en la misma casilla.

# Por qué no.

rebellion-too-many-units = Aquí pueden moverse como mucho { $most } de tus unidades.
rebellion-over-capacity = Las naves que salen de { $place } no pueden transportar tantas unidades.
rebellion-captive-alone = Un Líder capturado solo se mueve acompañado de unidades.

# Opciones.

rebellion-option-system = { $place }
rebellion-option-place = { $place }
rebellion-option-from = Desde { $place }
rebellion-option-site = { $place }
rebellion-option-unit = { $unit }
rebellion-option-leader = { $leader }
rebellion-option-captive = { $leader } (en cautividad)
rebellion-option-set = { $die }
rebellion-option-die = Volver a tirar: { $die }
rebellion-option-stay = Quedarse
rebellion-option-decline = Ahora no
rebellion-option-keep-dice = Dejar los dados como están
rebellion-option-keep = Dejarlo todo como está
