import { paths } from "@tomoru/company/paths";
import { requestEmailLink } from "@tomoru/contract/company/accounts";
import { closeCompany, getCompanyProfile, updateCompanyInfo } from "@tomoru/contract/company/companies";
import { sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { listCompanyDeals } from "@tomoru/contract/company/deals";
import { listMembers } from "@tomoru/contract/company/members";
import { listWork } from "@tomoru/contract/company/work";
import { fill, inTurn, press, seeFault, send } from "../../act.ts";
import { answer, held, refusal } from "../../answer.ts";
import { alone, longMembers, longOwner, member, members, newOwner } from "../../fixtures/company/people.ts";
import { typed } from "../../fixtures/extremes.ts";
import type { Scene } from "../../scene.ts";

const owned = { site: "company", state: "loaded", signedIn: true } as const;
const settings: Scene = { ...owned, name: "company-settings", page: "settings", path: paths.settings };
const info: Scene = { ...owned, name: "company-info", page: "companyInfo", path: paths.companyInfo };
const people: Scene = { ...owned, name: "company-members", page: "members", path: paths.members };
const password: Scene = {
  ...owned,
  name: "company-change-password",
  page: "changePassword",
  path: paths.changePassword,
};
const email: Scene = { ...owned, name: "company-edit-email", page: "editEmail", path: paths.editEmail };
const inquiry: Scene = { ...owned, name: "company-inquiry", page: "inquiry", path: paths.inquiry };

const seeDialog: NonNullable<Scene["act"]> = async (page) => {
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();
};

const askToClose = inTurn(press({ ja: "会社を退会する", en: "Close the company's account" }), seeDialog);

export const companySettingsScenes: readonly Scene[] = [
  settings,
  { ...settings, name: "company-settings-loading", state: "loading", answers: [held(getCompanyProfile)] },
  {
    ...settings,
    name: "company-settings-error",
    state: "error",
    answers: [refusal(getCompanyProfile, "unexpected")],
  },
  { ...settings, name: "company-settings-member", answers: [answer(getCompanyProfile, member)] },
  {
    ...settings,
    name: "company-settings-long",
    state: "long",
    answers: [answer(getCompanyProfile, longOwner)],
  },
  {
    ...settings,
    name: "company-settings-close",
    state: "open",
    answers: [
      refusal(closeCompany, "passwordNotMatched"),
      answer(listWork, { docs: [], nextCursor: null, counts: { running: 2, done: 8 } }),
      answer(listCompanyDeals, { docs: [], nextCursor: null, counts: { waiting: 0, active: 0, done: 8 } }),
    ],
    act: askToClose,
  },
  {
    ...settings,
    name: "company-settings-close-held",
    state: "open",
    answers: [answer(listWork, { docs: [], nextCursor: null, counts: { running: 1, done: 0 } })],
    act: askToClose,
  },

  info,
  { ...info, name: "company-info-loading", state: "loading", answers: [held(getCompanyProfile)] },
  {
    ...info,
    name: "company-info-error",
    state: "error",
    answers: [refusal(getCompanyProfile, "unexpected")],
  },
  { ...info, name: "company-info-new", state: "empty", answers: [answer(getCompanyProfile, newOwner)] },
  { ...info, name: "company-info-member", answers: [answer(getCompanyProfile, member)] },
  {
    ...info,
    name: "company-info-refused",
    state: "refused",
    answers: [refusal(updateCompanyInfo, "dataInvalid")],
    act: inTurn(fill({ name: "", postalCode: "12", invoiceNumber: "T1" }), send, seeFault),
  },
  { ...info, name: "company-info-long", state: "long", answers: [answer(getCompanyProfile, longOwner)] },

  people,
  { ...people, name: "company-members-loading", state: "loading", answers: [held(listMembers)] },
  { ...people, name: "company-members-error", state: "error", answers: [refusal(listMembers, "unexpected")] },
  {
    ...people,
    name: "company-members-alone",
    state: "empty",
    answers: [answer(getCompanyProfile, newOwner), answer(listMembers, alone)],
  },
  {
    ...people,
    name: "company-members-member",
    answers: [
      answer(getCompanyProfile, member),
      answer(listMembers, {
        ...members,
        docs: members.docs.map((one) => ({ ...one, email: null })),
        invitations: [],
      }),
    ],
  },
  { ...people, name: "company-members-long", state: "long", answers: [answer(listMembers, longMembers)] },

  password,
  { ...password, name: "company-change-password-refused", state: "refused", act: inTurn(send, seeFault) },
  email,
  { ...email, name: "company-edit-email-refused", state: "refused", act: inTurn(send, seeFault) },

  {
    ...email,
    name: "company-edit-email-sent",
    draft: { newEmail: "aoi@example.jp" },
    answers: [answer(requestEmailLink)],
    act: inTurn(fill({ newEmail: "aoi@example.jp", confirmEmail: "aoi@example.jp" }), send),
  },

  inquiry,
  { ...inquiry, name: "company-inquiry-loading", state: "loading", answers: [held(getCompanyProfile)] },
  {
    ...inquiry,
    name: "company-inquiry-error",
    state: "error",
    answers: [refusal(getCompanyProfile, "unexpected")],
  },
  {
    ...inquiry,
    name: "company-inquiry-sent",
    answers: [answer(sendCompanyInquiry, { inquiryId: "1", dueOn: "2026-12-04" })],
    act: inTurn(
      (page) =>
        page
          .getByRole("combobox")
          .selectOption({ index: 1 })
          .then(() => undefined),
      fill({ subject: "請求書の宛名について", message: "宛名を変えられますか。" }),
      send,
    ),
  },
  { ...inquiry, name: "company-inquiry-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...inquiry,
    name: "company-inquiry-long",
    state: "long",
    answers: [answer(getCompanyProfile, longOwner), refusal(sendCompanyInquiry, "tooManyRequests")],
    act: fill({ subject: typed.unbroken.repeat(3), message: typed.mixed }),
  },
];
