/** What keeps money from a creator's account, and what to do about it. */
export const payeeFaults = {
  accountMissing: "口座が見つかりませんでした。振込先を直して保存すると、次の振込日に送り直します。",
  nameMismatch: "口座名義が一致しませんでした。振込先を直して保存すると、次の振込日に送り直します。",
  accountClosed: "口座が解約されています。別の振込先を保存すると、次の振込日に送り直します。",
  bankRejected: "銀行が受け付けませんでした。振込先を確認して保存すると、次の振込日に送り直します。",
  other: "振り込めませんでした。振込先を確認して保存すると、次の振込日に送り直します。",
  noBank: "振込先を登録すると、次の振込日に振り込みます。",
  bankUnresolved: "振込先を確認して保存してください。24時間後から振り込めます。",
};
