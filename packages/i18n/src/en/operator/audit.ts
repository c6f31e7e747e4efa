import type { AuditWords } from "../../ja/operator/audit.ts";

export const audit: AuditWords = {
  name: "Record",
  caption: "Who did what",
  none: "None yet.",
  columns: { doneAt: "When", operator: "Who", call: "Act", about: "About", note: "Note" },
};
