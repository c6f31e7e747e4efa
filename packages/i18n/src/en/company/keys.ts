import type { KeysWords } from "../../ja/company/keys.ts";

export const keys: KeysWords = {
  title: "Keyboard",
  where: "Single letters act only while a row of a table has the focus. You can turn them off in Settings.",
  all: "All keys",
  move: "Next row, previous row",
  extend: "Select while moving",
  choose: "Select or deselect a row",
  open: "Open",
  list: "Add to a list",
  note: "Write a note (list)",
  remove: "Remove from the list",
  consult: "Ask the creator",
  keyword: "Go to the keywords (search)",
  main: "Finish the field or form you are in",
  close: "Close",
  help: "Show these keys",
  dismiss: "Close",
  setting: "Use single-letter keys",
  settingHint: "J, K, X and others. Without them arrows, Enter and Space still work. Kept on this device.",
};
