import { paths } from "@tomoru/company/paths";
import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { listMembers } from "@tomoru/contract/company/members";
import { answer, held, refusal } from "../../answer.ts";
import { longHome, newHome, quietHome } from "../../fixtures/company/home.ts";
import {
  alone,
  longOwner,
  member,
  newOwner,
  suspendedMember,
  suspendedOwner,
  unpaidOwner,
} from "../../fixtures/company/people.ts";
import type { Scene } from "../../scene.ts";

const home: Scene = {
  name: "company-home",
  site: "company",
  page: "home",
  state: "loaded",
  path: paths.home,
  signedIn: true,
};
const suspended = { ja: "ご利用を停止しています", en: "Your account is suspended" };

export const companyHomeScenes: readonly Scene[] = [
  home,
  { ...home, name: "company-home-quiet", answers: [answer(getCompanyHome, quietHome)] },
  { ...home, name: "company-home-member", answers: [answer(getCompanyProfile, member)] },
  {
    ...home,
    name: "company-home-new",
    state: "empty",
    answers: [
      answer(getCompanyProfile, newOwner),
      answer(getCompanyHome, newHome),
      answer(listCards, { docs: [] }),
      answer(listMembers, alone),
    ],
  },
  { ...home, name: "company-home-loading", state: "loading", answers: [held(getCompanyHome)] },
  { ...home, name: "company-home-error", state: "error", answers: [refusal(getCompanyHome, "unexpected")] },
  {
    ...home,
    name: "company-home-long",
    state: "long",
    answers: [answer(getCompanyProfile, longOwner), answer(getCompanyHome, longHome)],
  },
  { ...home, name: "company-home-unpaid", answers: [answer(getCompanyProfile, unpaidOwner)] },
  {
    ...home,
    name: "company-home-suspended",
    title: suspended,
    answers: [answer(getCompanyProfile, suspendedOwner), refusal(getCompanyHome, "noAccess", "payment")],
  },
  {
    ...home,
    name: "company-home-suspended-member",
    title: suspended,
    answers: [answer(getCompanyProfile, suspendedMember), refusal(getCompanyHome, "noAccess", "payment")],
  },
];
