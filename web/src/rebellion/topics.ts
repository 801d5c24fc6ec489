/** Which part of the rules is about a thing of the table. */

import { UNIT } from "./board";
import { printed } from "./cards";
import type { PlaceView, RebellionView } from "./view";

const PARTS: Readonly<Record<string, string[]>> = {
  leader: ["leader", "skill"],
  assigned: ["mission", "assign"],
  mission: ["mission"],
  action: ["action"],
  objective: ["objective"],
  tactic: ["attack"],
  probe: ["base"],
  queue: ["build", "deploy"],
  queued: ["build", "deploy"],
  die: ["dice"],
  special: ["dice", "attack"],
  deck: ["attack"],
  time: ["time", "refresh"],
  reputation: ["reputation", "win"],
};

/** The chapters, by the names that rules have: `sabotage` is `rebellion:sabotage.01` and the following. */
export function topics(ref: string, view: RebellionView): string[] {
  const [kind = "", key = ""] = ref.split(":");
  if (kind === "place") return ofPlace(key, view.places.find((place) => place.key === key), view);
  if (kind === "unit" || kind === "target" || kind === "cargo") return ofUnit(unitOf(ref));
  if (kind === "queued") return [...PARTS["queued"]!, ...ofUnit(unitOf(ref))];
  if (kind === "mission") {
    const card = printed(ref)?.kind;
    return ["mission", ...(card === "project" ? ["project"] : card === "starting" ? ["startmission"] : [])];
  }
  if (kind === "leader") {
    const ring = view.leaders.find((leader) => leader.key === key)?.ring;
    return [...PARTS["leader"]!, ...(ring ? [ring === "captured" || ring === "carbonite" ? "captive" : "ring"] : [])];
  }
  return PARTS[kind] ?? [];
}

function ofPlace(key: string, place: PlaceView | undefined, view: RebellionView): string[] {
  const found = key === "rebel_base" ? ["base"] : ["system", "loyalty", "move"];
  const parts: Readonly<Record<string, string>> = { sabotaged: "sabotage", subjugated: "subjugate", destroyed: "destroyed" };
  for (const mark of place?.marks ?? []) found.push(parts[mark] ?? mark);
  if (view.base.system === key) found.push("base");
  return found;
}

function ofUnit(key: string): string[] {
  const unit = UNIT.get(key);
  if (!unit) return [];
  const found = ["unit"];
  if (unit.capacity || unit.restricted) found.push("transport");
  if (unit.kind === "structure") found.push("structure");
  if (unit.kind === "station") found.push("deathstar");
  return found;
}

/** The kind of unit that a thing of the table is. */
export function unitOf(ref: string): string {
  const [kind = "", rest = ""] = ref.split(":");
  const parts = rest.split("/");
  return (kind === "target" || kind === "cargo" ? parts[0] : parts[1]) ?? "";
}
