import { randomUUID } from "node:crypto";
import { plusBankDays } from "@tomoru/contract/bank-days";
import { fundDeal } from "@tomoru/contract/company/charges";
import { type InquiryTopic, sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { downloadSearch } from "@tomoru/contract/company/csv";
import { sendCompanyMessage } from "@tomoru/contract/company/deal-messages";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import { getInsight, getPrAnalysis, searchCreators } from "@tomoru/contract/company/discovery";
import { addToList, createList } from "@tomoru/contract/company/lists";
import { sendInvitation } from "@tomoru/contract/company/members";
import { type PlanKey, type PlanValue, plans } from "@tomoru/contract/company/plans";
import { saveSearch } from "@tomoru/contract/company/saved-searches";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { UsageKind } from "../features/companies/company/usage.repository.ts";
import { seedReady, sendByCompany } from "../features/deals/deals.testing.ts";
import { seedFound } from "../features/discovery/search/found-creators.testing.ts";
import { writeCursor } from "../features/discovery/search/search-cursor.rules.ts";
import { japanDay, japanMonth } from "../platform/japan-time.ts";
import { uuidAt } from "../platform/random.ts";
import type { SeededMember } from "./seed.ts";
import type { TestApp } from "./test-app.ts";

type Told = {
  readonly status: number;
  readonly code: number | undefined;
  readonly errors: readonly string[];
};

/** What a gated call answers at the edge of a plan. */
export type Edge = {
  /** The answer to the last thing that the plan allows; null where it allows none. */
  readonly within: Told | null;
  /** The answer to the first thing that it does not allow; null where it allows everything. */
  readonly beyond: Told | null;
};

type At = {
  readonly app: TestApp;
  readonly company: SeededMember;
  readonly value: PlanValue;
};
type Probe = (at: At) => Promise<Edge>;

/** Probes a row that says yes or no: one call. */
function yesOrNo(call: (at: At) => Promise<Told>): Probe {
  return async (at) => {
    const told = await call(at);
    return at.value === false ? { within: null, beyond: told } : { within: told, beyond: null };
  };
}

/** Probes a row with a number: fills up to one below it, then calls twice. */
function counted(fill: (at: At, count: number) => Promise<unknown>, call: (at: At) => Promise<Told>): Probe {
  return async (at) => {
    const most = Number(at.value);
    if (most > 0) await fill(at, most - 1);
    return { within: most > 0 ? await call(at) : null, beyond: await call(at) };
  };
}

const asking = (topic: InquiryTopic) => (at: At) => ask(at, topic);
function ask({ app, company: { token } }: At, topic: InquiryTopic) {
  return app.call(sendCompanyInquiry, { token, body: { topic, subject: "相談", message: "お願いします。" } });
}

const used =
  (kind: UsageKind, periodOf: (now: Date) => string) =>
  ({ app, company }: At, count: number) =>
    app.deps.db
      .insertInto("usage_counts")
      .values({ company_id: company.companyId, kind, period: periodOf(app.clock.now()), count })
      .execute();

const offering =
  (terms: Partial<Terms>) =>
  async ({ app, company }: At) =>
    sendByCompany(app, await seedReady(app, { company }), { terms });

const search = ({ app, company: { token } }: At, query: object = {}) =>
  app.call(searchCreators, { token, query: { platform: "instagram", ...query } });

/** Asks for the page after this one. */
function searchBehind(at: At, page: number) {
  const whose = `company/${at.company.companyId}/${JSON.stringify([["platform", "instagram"]])}`;
  const cursor = writeCursor(at.app.deps.keys, { value: "0", id: uuidAt(at.app.clock.now()), page }, whose);
  return search(at, { cursor });
}

async function fillLists({ app, company }: At, count: number): Promise<void> {
  const now = app.clock.now();
  const made = { explanation: "", platform: "instagram" as const, created_at: now, updated_at: now };
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ company_id: company.companyId, id: uuidAt(now), name: `リスト${at}`, created_by: company.memberId },
    ...made,
  }));
  if (rows.length > 0) await app.deps.db.insertInto("lists").values(rows).execute();
}

async function fillSearches({ app, company }: At, count: number): Promise<void> {
  const now = app.clock.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ company_id: company.companyId, id: uuidAt(now), name: `検索${at}`, sort: "medianViews" },
    ...{ filters: JSON.stringify({ platform: "instagram" }), opened_at: now, created_at: now },
  }));
  if (rows.length > 0) await app.deps.db.insertInto("saved_searches").values(rows).execute();
}

const newList = ({ app, company: { token } }: At) =>
  app.call(createList, { token, body: { name: "候補", platform: "instagram" } });

const invite = ({ app, company: { token } }: At) =>
  app.call(sendInvitation, { token, body: { email: `${randomUUID()}@example.jp` } });

/** The gated call for each row of the matrix, and for what its row says besides. A new row without a probe does not compile. */
export const planEdges: Readonly<Record<PlanKey, Probe>> = {
  searchPages: async (at) => ({
    within: await searchBehind(at, Number(at.value) - 1),
    beyond: await searchBehind(at, Number(at.value)),
  }),
  filters: yesOrNo((at) => search(at, { gender: "female" })),
  searchRowsPerDay: async (at) => {
    await seedFound(at.app);
    return counted(used("searchRow", japanDay), (again) => search(again))(at);
  },
  savedSearches: counted(fillSearches, ({ app, company: { token } }) =>
    app.call(saveSearch, { token, body: { name: "候補", platform: "instagram", filters: {} } }),
  ),
  insightsPerMonth: counted(used("insight", japanMonth), async ({ app, company: { token } }) => {
    const { creatorId } = await seedFound(app);
    return app.call(getInsight, { token, params: { id: creatorId }, query: {} });
  }),
  lists: counted(fillLists, newList),
  creatorsPerList: async (at) => {
    const { app, company } = at;
    const { listId } = (await newList(at)).result;
    return counted(
      (_, count) =>
        app.deps.db
          .updateTable("lists")
          .set({ count })
          .where("company_id", "=", company.companyId)
          .where("id", "=", listId)
          .execute(),
      async () => {
        const creatorIds = [(await seedFound(app)).creatorId];
        return app.call(addToList, { token: company.token, params: { id: listId }, body: { creatorIds } });
      },
    )(at);
  },
  supportDays: async (at) => {
    const told = await ask(at, "other");
    const promised = plusBankDays(japanDay(at.app.clock.now()), Number(at.value));
    if (told.result.dueOn !== promised) throw new Error(`${told.result.dueOn} was promised, not ${promised}`);
    return { within: told, beyond: null };
  },
  inToolPayment: yesOrNo(async ({ app, company }) => {
    const { dealId: id } = await seedReady(app, { company });
    const told = await app.call(fundDeal, {
      token: company.token,
      params: { id },
      body: { action: "retry" },
    });
    // Nothing is to be paid yet: a 409 here is a conflict, not a refusal of the plan.
    return { ...told, status: told.status === 409 ? 200 : told.status };
  }),
  toolFeeBps: async ({ app, company, value }) => {
    const seeded = await seedReady(app, { company });
    await sendByCompany(app, seeded);
    const told = await app.call(getCompanyDeal, { token: company.token, params: { id: seeded.dealId } });
    const { feeYen = 0, toolFeeYen } = told.result.money ?? {};
    if (toolFeeYen !== (feeYen * Number(value)) / 10_000) throw new Error(`a fee of ${toolFeeYen}`);
    return { within: told, beyond: null };
  },
  prAnalysis: yesOrNo(async (at) => {
    const { creatorId: id } = await seedFound(at.app);
    const told = await at.app.call(getPrAnalysis, { token: at.company.token, params: { id }, query: {} });
    const filtered = await search(at, { prShareMin: 1 });
    if (filtered.status !== told.status) throw new Error("the filter and the page of PR posts differ");
    return told;
  }),
  csvRowsPerMonth: async (at) => {
    await seedFound(at.app);
    return counted(used("csvRow", japanMonth), ({ app, company: { token } }) =>
      app.call(downloadSearch, { token, body: { platform: "instagram", filters: {}, rows: 1 } }),
    )(at);
  },
  dm: yesOrNo(async ({ app, company }) => {
    const { dealId: id } = await seedReady(app, { company });
    const body = { text: "はじめまして。" };
    return app.call(sendCompanyMessage, { token: company.token, params: { id }, body });
  }),
  direction: yesOrNo(asking("direction")),
  consulting: async (at) => {
    const first = await ask(at, "consulting");
    // The row says minutes a month, which allow one call.
    return at.value === false
      ? { within: null, beyond: first }
      : { within: first, beyond: await ask(at, "consulting") };
  },
  postCount: yesOrNo(offering({ formats: [{ format: "reel", count: 2 }] })),
  live: yesOrNo(asking("live")),
  planning: yesOrNo(asking("planning")),
  secondaryUse: yesOrNo(
    offering({ usage: { scope: "organic", channels: "自社サイト", until: "2027-03-31" } }),
  ),
  seats: (at) =>
    counted(
      async (again, count) => {
        for (let taken = 0; taken < count; taken += 1) await invite(again);
      },
      (again) => invite(again),
      // The owner takes one of the seats.
    )({ ...at, value: Number(at.value) - 1 }),
  shipping: yesOrNo(asking("shipping")),
};

/** All keys of the matrix: of its seventeen rows, and of what they say besides. */
export const planKeys: readonly PlanKey[] = plans.rows.flatMap((row) => [
  row.key,
  ...("also" in row ? row.also : []),
]);
