/** Cards that are spoken of but lie nowhere. */

import { PrintedCards } from "../lib/printed.svelte";
import type { Printed } from "./view";

export const cards = new PrintedCards<Printed>("swu");
