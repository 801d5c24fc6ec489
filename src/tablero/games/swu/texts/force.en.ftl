# The Force (chapter 8.38).
swu-head-force-used-you = When you use the Force
swu-head-force-used-opponent = When an opponent uses the Force
swu-head-force-used-any = When a player uses the Force
swu-log-force = The Force is with { PLAYER($seat) }.
swu-log-force-used = { PLAYER($seat) } uses the Force.
swu-gain-force = the Force is with you
swu-use-force = use the Force
swu-if-force = the Force is with you
swu-count-force-used = the number of times you used the Force this phase
swu-each-force-used = time you used the Force this phase
