import type { CompanyHome } from "@tomoru/contract/company/home";
import type { HomeWords } from "@tomoru/i18n/ja/company/home";
import { dealPath, workPath } from "../../app/paths.ts";

type Change = CompanyHome["changes"][number];
type Deal = Extract<Change, { kind: "deal" }>;

/** Who did what; `name` is null for several people. */
export type News = { key: string; name: string | null; text: string; to: string; at: string };

export function newsOf(change: Change, words: HomeWords): News {
  const { changes: say, someone } = words;
  const { at, productName } = change;
  if (change.kind === "applications") {
    const { campaignId, count } = change;
    const text = say.applied(change.productName, count);
    return { key: `applications ${campaignId}`, name: null, text, to: workPath(campaignId), at };
  }
  const name = change.creatorName || someone;
  if (change.kind === "answer") {
    const { consultationId, answer } = change;
    const text = say.answered[answer === "approved" || answer === "rejected" ? answer : "expired"](
      productName ?? "",
    );
    return { key: `answer ${consultationId} ${name} ${at}`, name, text, to: workPath(consultationId), at };
  }
  return {
    key: `deal ${change.dealId}`,
    name,
    text: dealText(change, say.deal),
    to: dealPath(change.dealId),
    at,
  };
}

function dealText(
  { state, turnKind, paymentStage, isWrittenOff, isDecided, draftRound, productName }: Deal,
  say: HomeWords["changes"]["deal"],
): string {
  if (paymentStage === "paid") return say.paid;
  if (isWrittenOff) return say.writtenOff;
  if (paymentStage === "failed") return say.payFailed;
  if (turnKind === "decide") return say.hold(productName);
  if (isDecided) return say.decided(productName);
  if (state === "draft_review") return say.review(draftRound);
  if (state === "reported") return say.accept;
  if (state === "cancelled") return say.cancelled(productName);
  if (state === "accepted" || state === "expired") return say[state];
  if (state === "contracted") return turnKind === "fund" ? say.funding : say.secured;
  return state === "terms" ? say.answer : say.other;
}
