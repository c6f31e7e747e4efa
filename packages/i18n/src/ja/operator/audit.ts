export const audit = {
  name: "操作の記録",
  caption: "誰が何をしたか",
  none: "まだありません。",
  columns: { doneAt: "日時", operator: "担当", call: "操作", about: "対象", note: "内容" },
};

export type AuditWords = typeof audit;
