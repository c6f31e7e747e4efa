export const taxSummaryCsv = {
  columns: ["月", "支払者", "件数", "報酬（税抜・円）", "消費税（円）", "源泉徴収税額（円）", "振込額（円）"],
  total: "合計",
  unknown: "（記録なし）",
};
