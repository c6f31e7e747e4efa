import { sendInquiry } from "@tomoru/contract/membership";
import { pages } from "@tomoru/contract/pages";
import { getProfile } from "@tomoru/contract/profile";
import { fill, inTurn, seeFault, send } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { longCreator, typed } from "../made-up/extremes.ts";
import type { Scene } from "../scene.ts";

const cancellation: Scene = {
  name: "cancellation",
  page: "cancellation",
  state: "loaded",
  path: pages.cancellation,
  signedIn: true,
};
const inquiry: Scene = {
  name: "inquiry",
  page: "inquiry",
  state: "loaded",
  path: pages.inquiry,
  signedIn: true,
};

export const membershipScenes: readonly Scene[] = [
  cancellation,
  { ...cancellation, name: "cancellation-loading", state: "loading", answers: [held(getProfile)] },
  { ...cancellation, name: "cancellation-error", state: "error", answers: [refusal(getProfile, 5000)] },
  { ...cancellation, name: "cancellation-refused", state: "refused", act: inTurn(send, seeFault) },
  {
    ...cancellation,
    name: "cancellation-long",
    state: "long",
    answers: [answer(getProfile, longCreator)],
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
  {
    ...inquiry,
    name: "inquiry-long",
    state: "long",
    answers: [answer(getProfile, longCreator)],
    act: fill({ subject: typed.unbroken.repeat(3), message: typed.mixed }),
  },
];
