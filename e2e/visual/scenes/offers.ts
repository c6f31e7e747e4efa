import { decideOffer, getOffer, listOffers, type Offer } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { offerPath, paths } from "@tomoru/influencer/paths";
import { closeAlert, inTurn, open } from "../act.ts";
import { answer, held, refusal } from "../answer.ts";
import { newcomer } from "../fixtures/creator.ts";
import { longOffer, longOffers, mixedOffer } from "../fixtures/extremes.ts";
import { approved, noOffers, offerPage, pending, rejected, sparse } from "../fixtures/offers.ts";
import type { Scene } from "../scene.ts";

const list: Scene = { name: "offers", page: "offers", state: "loaded", path: paths.offers, signedIn: true };
const unavailable = { ja: "オファーを表示できません", en: "offer not available" };
const approve = { ja: "引き受ける", en: "Approve" };
const reject = { ja: "見送る", en: "Reject" };

const offer: Scene = {
  name: "offer",
  page: "offer",
  state: "loaded",
  path: offerPath(pending.offerId),
  signedIn: true,
};

/** The page's title is the product. */
function detailOf(name: string, shown: Offer): Scene {
  const path = offerPath(shown.offerId);
  const title = { ja: shown.productName ?? "非公開", en: shown.productName ?? "Confidential" };
  return { ...offer, name, path, title, answers: [answer(getOffer, shown)] };
}

const accepted: Offer = { ...pending, isApproval: true, decidedAt: "2026-12-01T00:00:00Z" };
const answeredCounts = { all: 2, pending: 0, approved: 1, rejected: 1 };

const accept = inTurn(open(approve), async (page, locale) => {
  await page.getByRole("alertdialog").getByRole("button", { name: approve[locale], exact: true }).click();
  await page
    .getByRole("heading", { name: { ja: "このあとの流れ", en: "What happens next" }[locale] })
    .waitFor();
});

export const offerScenes: readonly Scene[] = [
  list,
  { ...list, name: "offers-loading", state: "loading", answers: [held(listOffers)] },
  { ...list, name: "offers-error", state: "error", answers: [refusal(listOffers, "unexpected")] },
  {
    ...list,
    name: "offers-none-yet",
    state: "empty",
    answers: [answer(listOffers, noOffers)],
  },
  {
    ...list,
    name: "offers-all-answered",
    answers: [answer(listOffers, { ...offerPage, docs: [approved, rejected], counts: answeredCounts })],
  },
  {
    ...list,
    name: "offers-empty",
    state: "empty",
    answers: [answer(listOffers, noOffers), answer(getProfile, newcomer)],
  },
  {
    ...list,
    name: "offers-none-of-status",
    state: "empty",
    path: `${paths.offers}?status=rejected`,
    answers: [answer(listOffers, { ...noOffers, counts: { all: 2, pending: 2, approved: 0, rejected: 0 } })],
  },
  {
    ...list,
    name: "offers-more-error",
    answers: [
      answer(listOffers, { ...offerPage, hasNextPage: true, nextCursor: "next" }),
      refusal(listOffers, "unexpected"),
    ],
  },
  { ...list, name: "offers-long", state: "long", answers: [answer(listOffers, longOffers)] },

  detailOf("offer", pending),
  detailOf("offer-approved", approved),
  detailOf("offer-rejected", rejected),
  detailOf("offer-approved-over", { ...approved, period: { from: "2026-11-01", to: "2026-11-14" } }),
  {
    ...detailOf("offer-accepted", pending),
    answers: [answer(getOffer, pending), answer(decideOffer, accepted)],
    act: accept,
  },
  detailOf("offer-sparse", sparse),
  { ...detailOf("offer-long", longOffer), state: "long" },
  { ...detailOf("offer-mixed", mixedOffer), state: "long" },
  { ...offer, name: "offer-loading", state: "loading", answers: [held(getOffer)] },
  {
    ...offer,
    name: "offer-error",
    state: "error",
    answers: [refusal(getOffer, "unexpected")],
    act: closeAlert,
  },
  {
    ...offer,
    name: "offer-unavailable",
    state: "empty",
    title: unavailable,
    answers: [refusal(getOffer, "dataNotFound")],
  },
  { ...detailOf("offer-approve", pending), state: "open", act: open(approve) },
  { ...detailOf("offer-reject", pending), state: "open", act: open(reject) },
];
