import { NewConsultation } from "@tomoru/contract/company/consultations";
import { payDatesFrom } from "@tomoru/contract/deals/pay-cuts";
import { payDatesOf } from "@tomoru/contract/deals/pay-dates";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { keepBankInfo } from "../bank/bank.usecases.ts";
import { consult } from "../consultations/consult.usecases.ts";
import { type DealKey, dealFor } from "../deals/acting/acting.usecases.ts";
import { runEchoOf } from "../deals/acting/echoes.usecases.ts";
import { answerDraft, sendDraft } from "../deals/delivery/drafts.usecases.ts";
import { runCheck } from "../deals/delivery/post-checks.usecases.ts";
import { addPost, changeDealPost } from "../deals/delivery/posts.usecases.ts";
import { answerReport, report } from "../deals/delivery/reports.usecases.ts";
import { keepFile } from "../deals/files/files.usecases.ts";
import { creatorDeal } from "../deals/page/deal-page.usecases.ts";
import { acceptTerms } from "../deals/terms/answer-terms.usecases.ts";
import { sendTerms } from "../deals/terms/send-terms.usecases.ts";
import { creatorIdOf } from "../discovery/cards/cards.usecases.ts";
import { driveDeal } from "../funding/driving.usecases.ts";
import { accountOf, answer, at, sayHowTaxed } from "./demo-acting.usecases.ts";
import { demoCallerOf } from "./demo-company.usecases.ts";
import { demoCreators } from "./demo-creators.rules.ts";
import { demoCreatorId } from "./demo-creators.usecases.ts";
import { type DemoDeal, finishedDeal, runningDeal } from "./demo-deals.data.ts";
import { demoLists } from "./demo-lists.data.ts";
import { demoEntriesOf } from "./demo-lists.rules.ts";
import { payOut } from "./demo-payout.usecases.ts";
import { demoScreenshot } from "./demo-screenshot.rules.ts";
import { termsOf } from "./demo-terms.rules.ts";

type Creator = OwnerId<"influencer">;

/**
 * The deals of the demo's company with money in them, made by the use cases at past moments: one that was
 * paid by card, accepted and transferred, and one whose draft waits for the company. Runs once, after the card was entered.
 */
export async function seedDemoDeals(deps: Deps): Promise<void> {
  const company = await demoCallerOf(deps);
  if (!company) return;
  const today = japanDay(deps.clock.now());
  const paidOn = lastPayDate(today);
  const finished = await agreed(deps, { company, what: finishedDeal, ...daysOfFinished(paidOn) });
  await deliver(finished);
  await payOut(deps, paidOn);
  const posts = { postFrom: daysAfter(today, 4), postTo: daysAfter(today, 18) };
  const days = { asked: daysAfter(today, -6), agreed: daysAfter(today, -3), drafted: daysAfter(today, -1) };
  const running = await agreed(deps, { company, what: runningDeal, ...days, ...posts });
  await handIn(running);
  for (const { key } of [finished, running]) await runEchoOf(deps, await dealFor(deps.db, key));
}

/** The newest pay date that has passed. */
function lastPayDate(today: string): string {
  const before = payDatesFrom(daysAfter(today, -40), 6).findLast((payOn) => payOn < today);
  if (before === undefined) throw new RangeError(`no pay date is before ${today}`);
  return before;
}

/** A report in one half of a month is paid at the end of the next half. */
function daysOfFinished(paidOn: string) {
  const isMiddle = paidOn === payDatesOf(paidOn)[0];
  const before = daysAfter(`${paidOn.slice(0, 7)}-01`, -1).slice(0, 7);
  const reported = isMiddle ? `${before}-18` : `${paidOn.slice(0, 7)}-03`;
  const day = (days: number) => daysAfter(reported, days);
  return {
    ...{ asked: day(-16), agreed: day(-12), drafted: day(-7), reported },
    ...{ postFrom: day(-4), postTo: day(6) },
  };
}

type Days = {
  readonly asked: string;
  readonly agreed: string;
  readonly drafted: string;
  readonly reported?: string;
  readonly postFrom: string;
  readonly postTo: string;
};
type Wanted = Days & { readonly company: Admitted<"company">; readonly what: DemoDeal };
type Agreed = Wanted & { readonly deps: Deps; readonly key: DealKey };

const on = (deps: Deps, day: string, time = "11:20") => at(deps, japanMoment(day, time));

/** A deal that was asked for, approved, agreed to and paid by card. */
async function agreed(all: Deps, wanted: Wanted): Promise<Agreed> {
  // Jobs would run at the real time, not at the moment in the past: their work is done here instead.
  const jobs = { ...all.jobs, send: async () => undefined, sendAll: async () => undefined };
  const deps: Deps = { ...all, jobs };
  const { company, what, asked, agreed: agreedOn, postFrom, postTo } = wanted;
  const influencerId = creatorAt(what.place);
  const { productName, productInfo, description, feeYen } = what;
  const body = NewConsultation.parse({
    ...{ creatorId: creatorIdOf(deps, influencerId), platform: "instagram", productName, productInfo },
    ...{ description, feeYen, postFormat: ["1本"], period: { from: postFrom, to: postTo } },
  });
  await consult(on(deps, asked), { caller: company, body, key: undefined });
  const answeredAt = secondsAfter(japanMoment(asked, "11:20"), 6 * 3600);
  const dealId = await answer(at(deps, answeredAt), { influencerId, decision: "approval" });
  const key = { influencerId, dealId };
  const now = on(deps, agreedOn);
  await sayHowTaxed(now, influencerId);
  const terms = {
    ...termsOf({ feeYen, format: "reel", today: postFrom, from: 0, to: 0 }),
    ...{ ...what.terms, postFrom, postTo, draftDueOn: daysAfter(postFrom, -1) },
  };
  const member = { by: "company", memberId: company.accountId, ip: "127.0.0.1", way: "card" } as const;
  // Both steps in one transaction: by the real clock a proposal made in the past has run out already.
  await now.db.transaction().execute(async (trx) => {
    const { row } = await dealFor(trx, key);
    await sendTerms(on(deps, agreedOn, "10:05"), {
      trx,
      key,
      signing: member,
      terms,
      baseVersion: 0,
      revision: row.revision,
    });
    const { versions, revision } = await creatorDeal(now, trx, key);
    const { version = 0, sha256 = "" } = versions.at(-1) ?? {};
    const signing = { by: "creator", ip: "127.0.0.1" } as const;
    await acceptTerms(now, { trx, key, signing, version, sha256, revision });
  });
  const { row } = await dealFor(now.db, key);
  await driveDeal(on(deps, agreedOn, "11:21"), { influencerId, deal: row.id });
  return { ...wanted, deps, key };
}

function creatorAt(place: number): Creator {
  const [list] = demoLists;
  const entry = list && demoEntriesOf(list, demoCreators())[place];
  if (!entry) throw new RangeError(`the first list has no place ${place}`);
  return demoCreatorId(entry.number);
}

/** Runs an act within a transaction, with the deal's current revision. */
function act<T>(
  deps: Deps,
  key: DealKey,
  work: (of: { trx: Trx; key: DealKey; revision: number }) => Promise<T>,
) {
  return deps.db.transaction().execute(async (trx) => {
    const { row } = await dealFor(trx, key);
    return work({ trx, key, revision: row.revision });
  });
}

async function handIn({ deps, key, drafted, what: { caption } }: Agreed): Promise<void> {
  const now = on(deps, drafted);
  const content = {
    ...{
      caption,
      title: null,
      links: [],
      files: [],
      platformLabel: true,
      videoLabel: null,
      storyTick: false,
    },
    note: null,
  };
  await act(now, key, (of) => sendDraft(now, { ...of, content }));
}

/** Takes a deal from its draft to the accepted report. No platform can confirm a made-up account's post, so a picture shows it. */
async function deliver(deal: Agreed): Promise<void> {
  const { deps, key, drafted, reported = drafted, company } = deal;
  await handIn(deal);
  const approved = on(deps, daysAfter(drafted, 1));
  const [draft] = (await creatorDeal(approved, approved.db, key)).drafts;
  const answering = { memberId: company.accountId, draftId: draft?.draftId ?? "", changes: [] };
  await act(approved, key, (of) => answerDraft(approved, { ...of, ...answering, action: "approve" }));
  const posted = on(deps, daysAfter(reported, -1));
  const url = "https://www.instagram.com/reel/DMaiasaMinato/";
  await act(posted, key, (of) => addPost(posted, { ...of, url }));
  const [post] = (await creatorDeal(posted, posted.db, key)).posts;
  const postId = post?.postId ?? "";
  await runCheck(posted, { key, postId });
  const account = await accountOf(deps, key.influencerId);
  const caller = { ...account, sessionId: "", role: "owner", isUnpaid: false } as const;
  const { fileId } = await keepFile(posted, { caller, dealId: key.dealId, bytes: demoScreenshot() });
  const shown = { postId, action: "screenshot", file: fileId } as const;
  await act(posted, key, (of) => changeDealPost(posted, { ...of, ...shown }));
  const now = on(deps, reported);
  const figures = { views: 18_400, likes: 960, comments: 41 };
  await act(now, key, (of) => report(now, { ...of, note: null, figures }));
  await deps.db
    .transaction()
    .execute((trx) =>
      keepBankInfo(deps, { trx, ownerId: key.influencerId, info: bank, now: now.clock.now() }),
    );
  const accepted = on(deps, daysAfter(reported, 2));
  await act(accepted, key, (of) => answerReport(accepted, { ...of, rejection: null }));
}

const bank = {
  fullName: "見本 凪",
  bankName: "みずほ銀行",
  branchName: "本店",
  accountType: "savings",
  accountNumber: "01234567",
  accountName: "ミホン ナギ",
} as const;
