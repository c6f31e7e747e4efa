import type { LabelVerdict } from "@tomoru/contract/deals/label-check";
import { fold, type LabelledPost } from "@tomoru/contract/deals/label-check";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import type { Deal } from "../deal-site.tsx";

/** Both names that stand for whom is advertised. */
function companyNamesOf({ company, terms }: Deal): string[] {
  return [company.name, terms?.clientName].filter((name) => typeof name === "string");
}

export function labelled(deal: Deal, draft: { caption: string; title?: string | null }): LabelledPost {
  const title = draft.title ? { title: draft.title } : {};
  return { platform: deal.platform, caption: draft.caption, ...title, companyNames: companyNamesOf(deal) };
}

/** What is said of a label, and what helps. */
export function labelSaid(found: LabelVerdict, { label: say }: DealWords["delivery"]) {
  if (found.verdict === "clear") return { isOk: true, text: say.clear, note: say.kept };
  if (found.verdict === "missing") return { isOk: false, text: say.missing, note: say.missingFix };
  const said = say[found.reason];
  const text = typeof said === "string" ? said : said(found.text);
  return { isOk: false, text, note: say[`${found.reason}Fix`] };
}

/** A caption as the feed shows it, and what comes after the fold. */
export function folded(caption: string, platform: LabelledPost["platform"]): [shown: string, hidden: string] {
  const lines = caption.split("\n").slice(0, fold.lines).join("\n");
  const shown = [...lines].slice(0, fold.characters[platform]).join("");
  return [shown, caption.slice(shown.length)];
}
