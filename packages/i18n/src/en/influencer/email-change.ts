import type { EmailCodeWords } from "../../ja/influencer/email-change.ts";
import { emailChange as common } from "../accounts/email-change.ts";

export const emailChange: EmailCodeWords = {
  ...common,
  lead: "We'll send a code to your new email.",
  submit: "Send code",
  code: { documentTitle: "Email change code" },
  done: "Your email has been changed.",
};
