import { codes } from "../common/codes.ts";
import { common } from "../common/common.ts";
import { forms } from "../common/forms.ts";
import { shell } from "../common/shell.ts";
import { prefectureNames } from "../company/prefectures.ts";
import { topicNames } from "../company/topics.ts";
import { audit } from "./audit.ts";
import { companies } from "./companies.ts";
import { creators } from "./creators.ts";
import { dealSearch } from "./deal-search.ts";
import { deals } from "./deals.ts";
import { frame } from "./frame.ts";
import { inquiries } from "./inquiries.ts";
import { ledger } from "./ledger.ts";
import { notices } from "./notices.ts";
import { overview } from "./overview.ts";
import { payouts } from "./payouts.ts";

/** What the console says. */
export const words = {
  audit,
  codes,
  common,
  companies,
  creators,
  dealSearch,
  deals,
  forms,
  frame,
  inquiries,
  ledger,
  notices,
  overview,
  payouts,
  prefectureNames,
  shell,
  topicNames,
};

export type Words = typeof words;
