import type { Words } from "../../ja/operator/words.ts";
import { codes } from "../common/codes.ts";
import { common } from "../common/common.ts";
import { forms } from "../common/forms.ts";
import { shell } from "../common/shell.ts";
import { prefectureNames } from "../company/prefectures.ts";
import { topicNames } from "../company/topics.ts";
import { companies } from "./companies.ts";
import { frame } from "./frame.ts";
import { inquiries } from "./inquiries.ts";
import { overview } from "./overview.ts";

/** What the console says. */
export const words: Words = {
  codes,
  common,
  companies,
  forms,
  frame,
  inquiries,
  overview,
  prefectureNames,
  shell,
  topicNames,
};
