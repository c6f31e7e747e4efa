import * as endpoints from "@tomoru/contract/company/consultations";
import { createList } from "@tomoru/contract/company/lists";
import { aConsultation } from "@tomoru/contract/testing/consultation.builder";
import { creatorsAccount } from "../../accounts/account-key.rules.ts";
import { startSession } from "../../accounts/sessions/sessions.usecases.ts";
import { type SeededMember, seedCompany } from "../../testing/seed.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { runEchoes } from "../deals/acting/echoes.usecases.ts";
import { type FoundCreator, seedFound } from "../discovery/search/found-creators.testing.ts";
import { copyDecisions } from "./answers.usecases.ts";

export type SignedInCreator = FoundCreator & { readonly token: string };

/** Creators whom companies find, signed in. */
export async function seedAskable(app: TestApp, count: number): Promise<SignedInCreator[]> {
  const creators: SignedInCreator[] = [];
  for (let at = 0; at < count; at += 1) {
    const found = await seedFound(app);
    const account = creatorsAccount(found.ownerId);
    const { accessToken } = await app.deps.db
      .transaction()
      .execute((trx) => startSession(app.deps, { trx, account }));
    creators.push({ ...found, token: accessToken });
  }
  return creators;
}

/** A company that may ask any number. */
export async function verify({ deps }: TestApp, { companyId }: SeededMember): Promise<void> {
  await deps.db
    .updateTable("companies")
    .set({ verification: "verified" })
    .where("id", "=", companyId)
    .execute();
}

export async function listOf(
  app: TestApp,
  { token }: SeededMember,
  creators: readonly FoundCreator[],
): Promise<string> {
  const creatorIds = creators.map(({ creatorId }) => creatorId);
  const body = { name: "しずく 候補", platform: "instagram" as const, creatorIds };
  return (await app.call(createList, { token, body })).result.listId;
}

type More = Parameters<typeof aConsultation>[0];

export function consultBy(app: TestApp, { token }: SeededMember, more: More, headers = {}) {
  return app.call(endpoints.consult, { token, headers, body: aConsultation(more) });
}

type SeededConsultation = { member: SeededMember; creators: SignedInCreator[]; id: string };

/** A verified company's, of three creators who have not answered. */
export async function seedConsultation(app: TestApp): Promise<SeededConsultation> {
  const member = await seedCompany(app, { planId: "standard" });
  await verify(app, member);
  const creators = await seedAskable(app, 3);
  const listId = await listOf(app, member, creators);
  const { result } = await consultBy(app, member, { listId });
  return { member, creators, id: result.consultationId };
}

/** What the worker does every half second. */
export function hearEchoes({ deps }: TestApp): Promise<void> {
  return runEchoes(deps, [copyDecisions]);
}

export async function answersTo(app: TestApp, { token }: SeededMember, id: string) {
  await hearEchoes(app);
  return (await app.call(endpoints.listAnswers, { token, params: { id } })).result.docs;
}

export async function countsOf(app: TestApp, { token }: SeededMember, id: string) {
  await hearEchoes(app);
  return (await app.call(endpoints.getConsultation, { token, params: { id } })).result.counts;
}
