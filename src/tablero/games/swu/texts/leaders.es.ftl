# Líderes: desplegarlos y darles la vuelta (capítulo 3.4).
swu-deploy = despliega este líder
swu-flip-leader = voltea este líder
swu-log-flips = { PLAYER($seat) } voltea un líder: { NAME($leader) }.
