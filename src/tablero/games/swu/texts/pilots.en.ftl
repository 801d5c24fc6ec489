# Piloting and Pilots on Vehicles (swu:7.5.17).
swu-head-when-played-piloting = When Played as an upgrade
swu-play-piloting = { $play } with Piloting
swu-keyword-piloting = Piloting [{ $price }]
swu-keyword-name-piloting = Piloting
swu-attached-is-leader = the attached unit is a leader unit
swu-being-piloted = has a Pilot on it
swu-being-not-piloted = has no Pilot on it
swu-eject-this = move this upgrade to the ground arena as a unit and exhaust it
swu-is-piloted = { $noun } with a Pilot on { $n ->
    [one] it
   *[other] them
}
swu-is-not-piloted = { $noun } without a Pilot on { $n ->
    [one] it
   *[other] them
}
swu-rule-extra-pilot = one additional Pilot can be played or deployed on this unit
swu-rule-squeezes-in = this upgrade can be played on a friendly Vehicle that has a Pilot on it
swu-attach-pilot-to-this = attach a friendly Pilot unit or upgrade to this unit
swu-eject = detach { $to }, move it to the ground arena as a unit and exhaust it
swu-deploy-on = deploy this leader as an upgrade on a friendly Vehicle unit without a Pilot on it
swu-flip-onto = flip this leader and attach it as an upgrade to a friendly Vehicle unit without a Pilot on it
