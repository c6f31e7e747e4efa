import { previewClose } from "@tomoru/contract/influencer/close-preview";
import { getHome } from "@tomoru/contract/influencer/home";
import {
  cancellationReasons,
  cancelMembership,
  sendInquiry,
  sendOpenInquiry,
} from "@tomoru/contract/influencer/membership";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { paths } from "@tomoru/influencer/paths";
import { fill, inTurn, open, seeFault, send } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longCreator, longLeaving, typed } from "../fixtures/extremes.ts";
import { leavingEarly, leavingHome, leavingNothing } from "../fixtures/money.ts";
import type { Scene } from "../scene.ts";

const cancellation: Scene = {
  name: "cancellation",
  page: "cancellation",
  state: "loaded",
  path: paths.cancellation,
  signedIn: true,
};
const inquiry: Scene = {
  name: "inquiry",
  page: "inquiry",
  state: "loaded",
  path: paths.inquiry,
  signedIn: true,
};

const chooseOthers: NonNullable<Scene["act"]> = async (page, locale) => {
  await page.getByRole("radio").nth(cancellationReasons.indexOf("others")).check();
  const description = { ja: "しばらくお休みします。", en: "I am taking a break." }[locale];
  await fill({ description })(page, locale);
};
const seeQuestion: NonNullable<Scene["act"]> = (page) => page.getByRole("alertdialog").waitFor();

/** Signed out, as suspended users are. */
const openInquiry: Scene = {
  name: "inquiry-open",
  page: "inquiry",
  state: "loaded",
  path: paths.inquiry,
};

export const membershipScenes: readonly Scene[] = [
  { ...cancellation, answers: [answer(previewClose, leavingEarly)] },
  { ...cancellation, name: "cancellation-nothing-due", answers: [answer(previewClose, leavingNothing)] },
  {
    ...cancellation,
    name: "cancellation-asked",
    state: "open",
    answers: [answer(previewClose, leavingEarly), refusal(cancelMembership, "unexpected")],
    act: inTurn(chooseOthers, send, seeQuestion),
  },
  {
    ...cancellation,
    name: "cancellation-delete",
    state: "open",
    answers: [answer(previewClose, leavingEarly)],
    act: open({ ja: "アカウントの削除", en: "Delete Account" }),
  },
  { ...cancellation, name: "cancellation-pending", answers: [answer(getHome, leavingHome)] },
  { ...cancellation, name: "cancellation-loading", state: "loading", answers: [held(getProfile)] },
  {
    ...cancellation,
    name: "cancellation-error",
    state: "error",
    answers: [refusal(getProfile, "unexpected")],
  },
  { ...cancellation, name: "cancellation-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...cancellation,
    name: "cancellation-long",
    state: "long",
    answers: [answer(getProfile, longCreator), answer(previewClose, longLeaving)],
    act: async (page, locale) => {
      await page.getByRole("radio").nth(3).check();
      await fill({ phone: "0".repeat(21), description: typed.unbrokenJapanese })(page, locale);
    },
  },

  inquiry,
  { ...inquiry, name: "inquiry-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...inquiry,
    name: "inquiry-sent",
    answers: [answer(sendInquiry, { inquiryId: "1" })],
    act: inTurn(fill({ subject: "お支払いについて", message: "いつ振り込まれますか。" }), send),
  },
  openInquiry,
  { ...openInquiry, name: "inquiry-open-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...openInquiry,
    name: "inquiry-open-sent",
    answers: [answer(sendOpenInquiry, { inquiryId: "1" })],
    act: inTurn(
      fill({
        name: "山田 花子",
        email: "hanako@example.jp",
        subject: "利用停止について",
        message: "理由を知りたいです。",
      }),
      send,
    ),
  },
  {
    ...inquiry,
    name: "inquiry-long",
    state: "long",
    answers: [answer(getProfile, longCreator)],
    act: fill({ subject: typed.unbroken.repeat(3), message: typed.mixed }),
  },
];
