import { getHome } from "@tomoru/contract/influencer/home";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { paths } from "@tomoru/influencer/paths";
import { answer, held, refusal } from "../answer.ts";
import { newcomer } from "../fixtures/creator.ts";
import { longCreator, longHome } from "../fixtures/extremes.ts";
import {
  checkedHome,
  dealsHome,
  failedHome,
  lateHome,
  leavingHome,
  newHome,
  payAgainHome,
  quietHome,
  readyHome,
  readyUntaxedHome,
} from "../fixtures/money.ts";
import type { Scene } from "../scene.ts";

const home: Scene = { name: "home", page: "home", state: "loaded", path: paths.home, signedIn: true };

export const homeScenes: readonly Scene[] = [
  home,
  { ...home, name: "home-quiet", answers: [answer(getHome, quietHome)] },
  { ...home, name: "home-checked", answers: [answer(getHome, checkedHome)] },
  { ...home, name: "home-deals", answers: [answer(getHome, dealsHome)] },
  { ...home, name: "home-late", answers: [answer(getHome, lateHome)] },
  { ...home, name: "home-ready", answers: [answer(getHome, readyHome)] },
  { ...home, name: "home-ready-untaxed", answers: [answer(getHome, readyUntaxedHome)] },
  { ...home, name: "home-failed", answers: [answer(getHome, failedHome)] },
  { ...home, name: "home-pay-again", answers: [answer(getHome, payAgainHome)] },
  { ...home, name: "home-leaving", answers: [answer(getHome, leavingHome)] },
  {
    ...home,
    name: "home-new",
    state: "empty",
    answers: [answer(getHome, newHome), answer(getProfile, newcomer)],
  },
  { ...home, name: "home-loading", state: "loading", answers: [held(getHome)] },
  { ...home, name: "home-error", state: "error", answers: [refusal(getHome, "unexpected")] },
  {
    ...home,
    name: "home-long",
    state: "long",
    answers: [answer(getHome, longHome), answer(getProfile, longCreator)],
  },
];
