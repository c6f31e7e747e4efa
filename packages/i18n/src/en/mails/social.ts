import { brand, platformNames } from "../../brand.ts";
import type { socialMails as japanese } from "../../ja/mails/social.ts";

export const socialMails: typeof japanese = {
  socialNeedsRelink: ({ fullName, platform }) => ({
    subject: `[${brand}] ${platformNames[platform]} is no longer connected`,
    preview: "Connect it again in your settings to keep your figures up to date.",
    heading: `${platformNames[platform]} is no longer connected`,
    paragraphs: [
      `Hello ${fullName},`,
      `${platformNames[platform]} no longer lets us read your account's figures. This happens after a new password, when access was removed there, or when the kind of account changed.`,
      "Connect it again and we go on reading. After 30 days without fresh figures companies no longer find the account.",
    ],
    action: "Open settings and connect",
    notes: [`If you removed the access on ${platformNames[platform]} yourself, there is nothing to do.`],
    reason: `${brand} sends this mail once, when a connected account can no longer be read.`,
  }),
};
