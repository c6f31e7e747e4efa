import { emailChange as common } from "../accounts/email-change.ts";

export const emailChange = {
  ...common,
  lead: "新しいメールアドレスに確認コードをお送りします。",
  submit: "確認コードを送る",
  code: { documentTitle: "メールアドレス変更の確認コード" },
  done: "メールアドレスを変更しました。",
};

export type EmailCodeWords = typeof emailChange;
