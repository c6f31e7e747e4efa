import type { DealWords } from "../../ja/deals/words.ts";
import { acts } from "./acts.ts";
import { dates } from "./dates.ts";
import { delivery } from "./delivery.ts";
import { editor } from "./editor.ts";
import { frame } from "./frame.ts";
import { leaving } from "./leaving.ts";
import { list } from "./list.ts";
import { safety } from "./safety.ts";
import { sheet } from "./sheet.ts";
import { statement } from "./statement.ts";
import { terms } from "./terms.ts";
import { thread } from "./thread.ts";

export const words: DealWords = {
  acts,
  dates,
  delivery,
  editor,
  frame,
  leaving,
  list,
  safety,
  sheet,
  statement,
  terms,
  thread,
};
