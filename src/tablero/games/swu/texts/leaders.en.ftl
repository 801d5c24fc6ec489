# Leaders: deploying them and turning them over (chapter 3.4).
swu-deploy = deploy this leader
swu-flip-leader = flip this leader
swu-log-flips = { PLAYER($seat) } turns a leader over: { $leader }.
