import type { signedIn as japanese } from "../../ja/company/signed-in.ts";
import { emailChange } from "../accounts/email-change.ts";
import { offers } from "../influencer/offers.ts";
import { asking } from "./asking.ts";
import { billing } from "./billing.ts";
import { charges } from "./charges.ts";
import { companies } from "./companies.ts";
import { compare } from "./compare.ts";
import { home } from "./home.ts";
import { insight } from "./insight.ts";
import { keys } from "./keys.ts";
import { lists } from "./lists.ts";
import { prefectureNames } from "./prefectures.ts";
import { settings } from "./settings.ts";
import { topicNames } from "./topics.ts";
import { work } from "./work.ts";

/** Signed-in pages. */
export const signedIn: typeof japanese = {
  asking,
  billing,
  charges,
  companies,
  compare,
  emailChange,
  home,
  insight,
  keys,
  lists,
  // As the creators read them: companies see what they will see.
  offers,
  prefectureNames,
  settings,
  topicNames,
  work,
};
