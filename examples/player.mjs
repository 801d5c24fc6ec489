// A player for tablero in JavaScript (Node, no packages): it prefers to do something rather than nothing.
//
// tablero sim swu --games 10 --bots 'run:node examples/player.mjs,random'

import { createInterface } from "node:readline";

const say = (line) => process.stdout.write(JSON.stringify(line) + "\n");

/** Return an answer to a question: the first option that is no pass, or else the first of the answers that are listed. */
function answer(asked) {
  const { kind, options } = asked.decision;
  if (kind !== "choose") return 0;
  const found = options.findIndex((option) => !String(option).startsWith("pass"));
  return Math.max(found, 0);
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  switch (told.type) {
    case "begin":
      say({ type: "ready", protocol: 1 });
      break;
    case "ask":
      say({ number: told.number, answer: answer(told) });
      break;
    case "refused":
      console.error(told.reason.text);
      say({ number: told.number, answer: 0 });
      break;
    case "over":
      process.exit();
  }
}
