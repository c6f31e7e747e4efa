import { NewCampaign } from "@tomoru/contract/company/campaigns";
import { NewConsultation } from "@tomoru/contract/company/consultations";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { daysAfter, japanDay } from "../../platform/japan-time.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { applyTo } from "../campaigns/applying.usecases.ts";
import { createCampaign } from "../campaigns/campaigns.usecases.ts";
import { moveCampaign } from "../campaigns/moving.usecases.ts";
import { decideApplication } from "../campaigns/selecting.usecases.ts";
import { consult } from "../consultations/consult.usecases.ts";
import { dealFor } from "../deals/acting/acting.usecases.ts";
import { sendTerms } from "../deals/terms/send-terms.usecases.ts";
import { accountOf, answer, at, sayHowTaxed } from "./demo-acting.usecases.ts";
import { demoCallerOf } from "./demo-company.usecases.ts";
import { demoCreators } from "./demo-creators.rules.ts";
import { demoCreatorId } from "./demo-creators.usecases.ts";
import { demoLists } from "./demo-lists.data.ts";
import { demoEntriesOf } from "./demo-lists.rules.ts";
import {
  demoAnswers,
  demoApplicants,
  demoCampaign,
  demoCampaignDays,
  demoConsultation,
  demoConsultationDays,
} from "./demo-market.data.ts";
import { termsOf } from "./demo-terms.rules.ts";

type Creator = OwnerId<"influencer">;
type Company = Admitted<"company">;
type Deal = { readonly influencerId: Creator; readonly dealId: string };

const day = 86_400;
const hour = 3600;

/**
 * What the demo's company has under way with the demo's creators, made by the use cases at past moments: an open campaign with
 * applications, a consulted list with answers, terms that wait for either side. No money moves yet. Runs once, after
 * the lists were made.
 */
export async function seedDemoMarket(deps: Deps, lists: ReadonlyMap<string, string>): Promise<void> {
  const company = await demoCallerOf(deps);
  const [instagram, tiktok] = demoLists;
  if (!company || !instagram || !tiktok) return;
  await seedCampaign(deps, { company, creators: creatorsOf(instagram) });
  const listId = lists.get(tiktok.name);
  if (listId) await seedConsultation(deps, { company, creators: creatorsOf(tiktok), listId });
}

function creatorsOf(list: (typeof demoLists)[number]): Creator[] {
  return demoEntriesOf(list, demoCreators()).map(({ number }) => demoCreatorId(number));
}

type Seeding = { readonly company: Company; readonly creators: readonly Creator[] };

async function seedCampaign(deps: Deps, { company, creators }: Seeding): Promise<void> {
  const now = deps.clock.now();
  const today = japanDay(now);
  const days = demoCampaignDays;
  const published = at(deps, secondsAfter(now, days.published * day));
  const body = NewCampaign.parse({
    ...demoCampaign,
    postFormat: [...demoCampaign.postFormat],
    closesOn: daysAfter(today, days.closes),
    period: { from: daysAfter(today, days.postsFrom), to: daysAfter(today, days.postsTo) },
  });
  const { campaignId } = await createCampaign(published, { caller: company, body, key: undefined });
  const companyId = company.ownerId;
  await moveCampaign(published, { companyId, campaignId, act: "publish" });
  for (const [index, applicant] of demoApplicants.entries()) {
    const influencerId = creators[index];
    if (!influencerId) return;
    const { daysAgo, message, wishFeeYen, chosen } = applicant;
    const applied = at(deps, secondsAfter(now, -daysAgo * day));
    const caller = { ...(await accountOf(deps, influencerId)), sessionId: "" };
    const call = { caller, campaignId, body: { message, wishFeeYen }, key: undefined };
    const { applicationId } = await applyTo(applied, call);
    if (!chosen) continue;
    const chosenAt = secondsAfter(now, -chosen.daysAgo * day);
    await decideApplication(at(deps, chosenAt), { companyId, applicationId, status: "selected" });
    const deal = { influencerId, dealId: applicationId };
    const terms = termsOf({
      feeYen: wishFeeYen,
      format: "reel",
      from: days.postsFrom,
      to: days.postsTo,
      today,
    });
    if (chosen.hasTerms)
      await proposeAsCompany(at(deps, secondsAfter(chosenAt, 4 * hour)), { company, deal, terms });
  }
}

async function seedConsultation(
  deps: Deps,
  { company, creators, listId }: Seeding & { listId: string },
): Promise<void> {
  const now = deps.clock.now();
  const today = japanDay(now);
  const days = demoConsultationDays;
  const sentAt = secondsAfter(now, days.sent * day);
  const body = NewConsultation.parse({
    ...demoConsultation,
    listId,
    postFormat: [...demoConsultation.postFormat],
    period: { from: daysAfter(today, days.postsFrom), to: daysAfter(today, days.postsTo) },
  });
  await consult(at(deps, sentAt), { caller: company, body, key: undefined });
  for (const [index, { hoursAfter, decision, terms }] of demoAnswers.entries()) {
    const influencerId = creators[index];
    if (!influencerId) return;
    const answeredAt = secondsAfter(sentAt, hoursAfter * hour);
    const dealId = await answer(at(deps, answeredAt), { influencerId, decision });
    if (!terms) continue;
    const proposed = at(deps, secondsAfter(answeredAt, terms.hoursAfter * hour));
    const wanted = { format: "video" as const, from: days.postsFrom, to: days.postsTo, today };
    const deal = { influencerId, dealId };
    const first = termsOf({ ...wanted, feeYen: terms.feeYen });
    await proposeAsCompany(proposed, { company, deal, terms: first });
    if (terms.counterYen === undefined) continue;
    const countered = at(deps, secondsAfter(proposed.clock.now(), 6 * hour));
    await counter(countered, { deal, terms: { ...first, feeYen: terms.counterYen } });
  }
}

type Proposing = { readonly deal: Deal; readonly terms: Terms };

/** To be paid by bank transfer: the company has no card at a first start. */
function proposeAsCompany(deps: Deps, { company, deal, terms }: Proposing & { company: Company }) {
  const signing = { by: "company", memberId: company.accountId, ip: "127.0.0.1", way: "transfer" } as const;
  return propose(deps, { deal, terms, signing });
}

async function counter(deps: Deps, { deal, terms }: Proposing) {
  await sayHowTaxed(deps, deal.influencerId);
  return propose(deps, { deal, terms, signing: { by: "creator", ip: "127.0.0.1" } });
}

type Signing = Parameters<typeof sendTerms>[1]["signing"];

function propose(deps: Deps, { deal: key, terms, signing }: Proposing & { signing: Signing }) {
  return deps.db.transaction().execute(async (trx) => {
    const { row } = await dealFor(trx, key);
    const standing = { baseVersion: row.last_version, revision: row.revision };
    return sendTerms(deps, { trx, key, signing, terms, ...standing });
  });
}
