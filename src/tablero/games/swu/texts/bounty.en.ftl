# Bounty (swu:7.5.13).
swu-head-bounty = Bounty
swu-head-bounty-you = When you collect a Bounty
swu-head-bounty-opponent = When an opponent collects a Bounty
swu-head-bounty-any = When a player collects a Bounty
swu-keyword-bounty = Bounty
swu-keyword-name-bounty = Bounty
swu-ask-collector = { $unit }: which opponent may collect its Bounty?
swu-won-effect = The effect of a card decides it.
swu-collect-again = you may collect that Bounty again
swu-is-bountied = { $noun } with a Bounty
swu-is-not-bountied = { $noun } without a Bounty
swu-collect-bounties = collect the Bounties of that unit
