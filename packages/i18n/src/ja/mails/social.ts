import type { Platform } from "@tomoru/contract/platforms";
import { brand, platformNames } from "../../brand.ts";
import type { MailText } from "./mails.ts";

export const socialMails = {
  socialNeedsRelink: ({ fullName, platform }: { fullName: string; platform: Platform }): MailText => ({
    subject: `【${brand}】${platformNames[platform]}との連携が切れました`,
    preview: "設定からもう一度連携すると、数値の更新を再開します。",
    heading: `${platformNames[platform]}との連携が切れました`,
    paragraphs: [
      `${fullName}さん`,
      `${platformNames[platform]}から、アカウントの数値を読み取れなくなりました。パスワードの変更や、連携の解除、アカウントの種類の変更などで起こります。`,
      "もう一度連携すると、数値の更新を再開します。更新できない日が30日続くと、企業の検索に表示されなくなります。",
    ],
    action: "設定を開いて連携する",
    notes: [`ご自身で${platformNames[platform]}との連携を解除された場合は、お手続きは必要ありません。`],
    reason: `このメールは、${brand}に連携したSNSを読み取れなくなったときに、一度だけお送りしています。`,
  }),
};
