export const paidYearCsv = {
  paidOn: "振込日",
  from: "支払者または商品",
  gross: "報酬額（円）",
  withheld: "源泉徴収税額（円）",
  net: "振込額（円）",
  reference: "管理番号",
};
