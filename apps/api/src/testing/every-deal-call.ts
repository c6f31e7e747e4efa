import * as companyEndings from "@tomoru/contract/company/deal-endings";
import * as company from "@tomoru/contract/company/deals";
import * as creatorEndings from "@tomoru/contract/influencer/deal-endings";
import * as creator from "@tomoru/contract/influencer/deals";
import { updateTaxProfile } from "@tomoru/contract/influencer/tax";
import * as operator from "@tomoru/contract/operator/creators";
import * as known from "@tomoru/contract/operator/known-creators";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { aTaxProfile } from "@tomoru/contract/testing/tax.builder";
import { seedAskable } from "../features/consultations/consultations.testing.ts";
import { actOnDeal } from "../features/deals/acting/acting.usecases.ts";
import { runEchoes } from "../features/deals/acting/echoes.usecases.ts";
import { runDealsClock } from "../features/deals/deals.maintenance.ts";
import { makeCompanyReady, readyTerms, seedDeal } from "../features/deals/deals.testing.ts";
import { creatorIdOf } from "../features/discovery/cards/cards.usecases.ts";
import { mintOwnerId } from "../platform/owner.ts";
import type { Caller } from "./call-maker.ts";
import type { TestApp } from "./test-app.ts";

type Signed = { readonly token: string; readonly companyId: string };

/** From an open deal to its contract, and to its end by one side. */
export async function dealWith(
  { app }: { app: TestApp },
  { call }: Pick<Caller, "call">,
  { token, companyId }: Signed,
): Promise<void> {
  const [person] = await seedAskable(app, 1);
  if (!person) throw new Error("nobody was seeded");
  const seededCompany = { companyId: mintOwnerId<"company">(companyId) };
  await makeCompanyReady(app, seededCompany);
  const { dealId: id, key } = await seedDeal(app, { creator: person, company: seededCompany });
  const [ofCompany, ofCreator] = [
    { token, params: { id } },
    { token: person.token, params: { id } },
  ];
  const { residency, entity, legalName, tradeName, invoiceNumber, hasEmployees } = aTaxProfile();
  const profile = { residency, entity, legalName, tradeName, invoiceNumber, hasEmployees };
  await call(updateTaxProfile, { token: person.token, body: profile });
  const signed = { params: { email: person.email }, headers: { "x-operator": "Ueda" } };
  const evidence = "書面で確認しました。";
  const checked = { residency, entity, isConfirmed: true as const, evidence };
  await call(operator.confirmTaxProfile, { ...signed, body: checked });
  const consent = { isConsented: true as const, guardianName: "佐々木 花", evidence };
  await call(operator.setGuardianConsent, { ...signed, body: consent });
  const status = { status: "active" as const, reason: evidence };
  await call(setInfluencerStatus, { ...signed, body: status });
  for (const q of [person.email, "花"])
    await call(known.listOperatorCreators, { headers: signed.headers, query: { q, status: "active" } });
  const params = { creatorId: creatorIdOf(app.deps, person.ownerId) };
  await call(known.getOperatorCreator, { headers: signed.headers, params });
  const terms = readyTerms();
  await call(company.sendCompanyTerms, { ...ofCompany, body: { terms, baseVersion: 0, revision: 0 } });
  const countered = { ...terms, note: "よろしくお願いします。" };
  await call(creator.sendTerms, { ...ofCreator, body: { terms: countered, baseVersion: 1, revision: 1 } });
  const version = { id, version: "2" };
  await call(creator.getTerms, { ...ofCreator, params: version });
  await call(company.getCompanyTerms, { ...ofCompany, params: version });
  await call(creator.askPaper, { ...ofCreator, body: { revision: 2 } });
  for (const group of [undefined, "waiting", "active", "done"] as const) {
    await call(company.listCompanyDeals, { token, query: { group, q: "しずく", platform: "instagram" } });
    await call(creator.listDeals, { token: person.token, query: { group } });
  }
  const { sha256 } = await call(company.getCompanyDeal, ofCompany);
  const answer = { action: "accept" as const, version: 2, sha256: sha256 ?? "", revision: 2 };
  await call(company.answerCompanyTerms, { ...ofCompany, body: answer });
  const other = await seedDeal(app, { creator: person, company: seededCompany });
  await call(creator.answerTerms, {
    token: person.token,
    ...{ params: { id: other.dealId }, body: { action: "decline", revision: 0 } },
  });
  const paid = { kind: "paid" as const, by: "stripe" as const };
  await app.deps.db.transaction().execute((trx) => actOnDeal(app.deps, { trx, key, act: paid }));
  await endIt({ call }, { ofCompany, ofCreator });
  await runDealsClock(app.deps);
  await runEchoes(app.deps, []);
}

type Both = {
  readonly ofCompany: { readonly token: string; readonly params: { readonly id: string } };
  readonly ofCreator: { readonly token: string; readonly params: { readonly id: string } };
};

async function endIt({ call }: Pick<Caller, "call">, { ofCompany, ofCreator }: Both): Promise<void> {
  const revision = async () => (await call(creator.getDeal, ofCreator)).revision;
  const changes = { postTo: "2026-12-12" };
  await call(creatorEndings.amendDeal, { ...ofCreator, body: { changes, revision: await revision() } });
  const accepting = async () => ({ action: "accept" as const, revision: await revision() });
  const declining = async () => ({ action: "decline" as const, revision: await revision() });
  await call(companyEndings.answerCompanyAmendment, { ...ofCompany, body: await accepting() });
  const others = { postTo: "2026-12-14" };
  await call(companyEndings.amendCompanyDeal, {
    ...ofCompany,
    body: { changes: others, revision: await revision() },
  });
  await call(creatorEndings.answerAmendment, { ...ofCreator, body: await declining() });
  const proposal = { kind: "propose" as const, creatorPct: 30, reason: "撮影ができなくなりました。" };
  const proposed = async () => ({ ...proposal, revision: await revision() });
  await call(companyEndings.cancelCompanyDeal, { ...ofCompany, body: await proposed() });
  await call(creatorEndings.answerCancel, { ...ofCreator, body: await declining() });
  await call(creatorEndings.previewCancel, ofCreator);
  await call(companyEndings.previewCompanyCancel, ofCompany);
  await call(creatorEndings.cancelDeal, { ...ofCreator, body: await proposed() });
  await call(companyEndings.answerCompanyCancel, { ...ofCompany, body: await accepting() });
}
