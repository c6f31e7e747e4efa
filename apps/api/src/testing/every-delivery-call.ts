import * as company from "@tomoru/contract/company/deliveries";
import * as creator from "@tomoru/contract/influencer/deliveries";
import * as operator from "@tomoru/contract/operator/deals";
import { aDraftBody } from "@tomoru/contract/testing/delivery.builder";
import { vi } from "vitest";
import { seedAskable } from "../features/consultations/consultations.testing.ts";
import { dealNow, type SeededDeal } from "../features/deals/deals.testing.ts";
import { runDeliveriesClock } from "../features/deals/deliveries.maintenance.ts";
import { approved, seedDelivery } from "../features/deals/delivery/deliveries.testing.ts";
import { findDealPosts } from "../features/deals/delivery/posts.repository.ts";
import type { PostRow } from "../features/deals/delivery/posts.rules.ts";
import { japanDay } from "../platform/japan-time.ts";
import { mintOwnerId } from "../platform/owner.ts";
import type { Caller } from "./call-maker.ts";
import type { SeededMember } from "./seed.ts";
import type { TestApp } from "./test-app.ts";

type Signed = { readonly token: string; readonly companyId: string };
/** Milliseconds, for a busy machine. */
const patience = { timeout: 30_000, interval: 20 };

type World = { readonly app: TestApp };
const headers = { "x-operator": "Ueda" };

/** A draft in two rounds, a post, a report that is rejected and contested, and the operator's ruling. */
export async function deliverTo(
  { app }: World,
  { call }: Pick<Caller, "call">,
  { token, companyId }: Signed,
): Promise<void> {
  const [person] = await seedAskable(app, 1);
  if (!person) throw new Error("nobody was seeded");
  // Only the company's id is needed.
  const ofIt = { companyId: mintOwnerId<"company">(companyId) } as SeededMember;
  const between = { creator: person, company: ofIt };
  const caption = {
    platform: "instagram" as const,
    caption: "#PR 朝の支度",
    title: "題",
    companyNames: ["しずく"],
  };
  await call(creator.checkCaption, { token: person.token, body: caption });
  const terms = { postFrom: japanDay(app.clock.now()) };
  const seeded = await seedDelivery(app, { platform: "instagram", between, terms });
  const [mine, theirs] = [
    { token: person.token, params: { id: seeded.dealId } },
    { token, params: { id: seeded.dealId } },
  ];
  const now = async () => ({ revision: (await dealNow(app, seeded)).row.revision });
  const first = await call(creator.sendDraft, { ...mine, body: { ...aDraftBody(), ...(await now()) } });
  const answer = (draftId = "") => ({ token, params: { id: seeded.dealId, draftId } });
  await call(company.answerDraft, {
    ...answer(first.drafts[0]?.draftId),
    body: { action: "changes", changes: ["商品名を1行目に"], ...(await now()) },
  });
  const caption2 = { ...aDraftBody({ caption: "#PR しずく" }), ...(await now()) };
  const second = await call(creator.sendDraft, { ...mine, body: caption2 });
  await call(company.answerDraft, {
    ...answer(second.drafts[1]?.draftId),
    body: { action: "approve", ...(await now()) },
  });
  await post({ app }, { call }, { seeded, token: person.token });
  await call(creator.reportDeal, { ...mine, body: { note: "投稿しました", ...(await now()) } });
  const rejection = { action: "reject", fact: "itemMissing", words: "長さが足りません" } as const;
  await call(company.answerReport, { ...theirs, body: { ...rejection, ...(await now()) } });
  const reason = "条件どおりの長さです";
  await call(creator.contestRejection, { ...mine, body: { reason, ...(await now()) } });
  await decide({ call }, seeded.dealId, { decision: "resume", fault: "company", reason });
  await call(company.disputeCompanyDeal, { ...theirs, body: { reason, ...(await now()) } });
  await decide({ call }, seeded.dealId, { decision: "resume", fault: "neither", reason });
  await call(creator.disputeDeal, { ...mine, body: { reason, ...(await now()) } });
  await hold({ app }, { call }, between);
  await runDeliveriesClock(app.deps);
}

/** Posts a story: it cannot be read, so a picture shows it. */
async function post(
  { app }: World,
  { call }: Pick<Caller, "call">,
  { seeded, token }: { seeded: SeededDeal; token: string },
): Promise<void> {
  const params = { id: seeded.dealId };
  const add = (url: string) => call(creator.addPost, { token, params, body: { url } });
  const { posts } = await add("https://www.instagram.com/reel/CxYz123AbC_/");
  const postId = posts[0]?.postId ?? "";
  const change = { token, params: { ...params, postId } };
  await call(creator.changePost, { ...change, body: { action: "check" } });
  await call(creator.changePost, { ...change, body: { action: "remove" } });
  await add("https://www.instagram.com/reel/CxYz123AbD_/");
  // Waits for the check of the post, which would overwrite what is written here.
  const { row } = await dealNow(app, seeded);
  const isChecked = ({ result, silences }: PostRow) => result !== "pending" || silences > 0;
  await vi.waitUntil(async () => (await findDealPosts(app.deps.db, row)).every(isChecked), patience);
  const ok = { result: "ok", next_check_at: null } as const;
  await app.deps.db
    .updateTable("deal_posts")
    .set(ok)
    .where("influencer_id", "=", seeded.key.influencerId)
    .execute();
}

type Decision = { decision: "resume"; fault: "company" | "neither"; reason: string };

async function decide({ call }: Pick<Caller, "call">, dealId: string, body: Decision): Promise<void> {
  await call(operator.listDisputes, { headers });
  await call(operator.decideDispute, { headers, params: { dealId }, body });
}

async function hold(
  { app }: World,
  { call }: Pick<Caller, "call">,
  between: Pick<SeededDeal, "creator" | "company">,
): Promise<void> {
  const { dealId: id } = await seedDelivery(app, { platform: "instagram", between, facts: approved });
  await call(operator.listOperatorDeals, {
    headers,
    query: { state: "draft_approved", company: between.company.companyId },
  });
  await call(operator.getOperatorDeal, { headers, params: { id } });
  await call(operator.holdDeal, { headers, params: { id }, body: { on: true, reason: "確認のため" } });
}
