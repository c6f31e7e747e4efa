import type { DealWords } from "../../ja/deals/words.ts";
import { frame } from "./frame.ts";

export const words: DealWords = { frame };
