import { discoveryMails as en } from "@tomoru/i18n/en/mails/discovery";
import { discoveryMails as ja } from "@tomoru/i18n/ja/mails/discovery";
import { withHome } from "../../platform/mail/mail-home.ts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

type NewMatches = {
  readonly fullName: string;
  /** The name of the saved search. */
  readonly name: string;
  readonly count: number;
  /** There may be more. */
  readonly isMost: boolean;
  readonly searchId: string;
};

const names = { ja: "しずく 候補", en: "Shizuku shortlist" } as const;

const newMatches: MailKind<NewMatches> = {
  when: "a saved search finds creators anew; at most once a day a search",
  to: "members who switched it on for that search",
  words: { ja: ja.newMatches, en: en.newMatches },
  links: ({ searchId }) => ({ action: `/company/creators?saved=${searchId}` }),
  sample: (locale) => ({
    ...samplePerson[locale],
    name: names[locale],
    count: 4,
    isMost: false,
    searchId: "019aa9b2-7b10-7d41-9b07-1234567890ab",
  }),
};

export const discoveryMails = withHome("/company", { newMatches });
