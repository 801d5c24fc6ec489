# Disclosing aspects (chapter 8.39).
swu-head-disclosed-you = When you disclose aspects
swu-head-disclosed-opponent = When an opponent discloses aspects
swu-head-disclosed-any = When a player discloses aspects
swu-not-disclosed = These cards don’t show all the aspects that are to be disclosed.
swu-ask-disclose = { $card }: which cards do you show to { $effect }?
swu-disclose = disclose { $aspects }
swu-disclose-any = disclose { $aspects }, or both
swu-disclose-one = disclose one of { $aspects }
swu-if-disclosed = you disclosed { $aspect }
swu-is-not-aspect-of-card = { $noun } that { $n ->
    [one] shares
   *[other] share
} no aspect with the disclosed card
