import type { PostKind } from "@tomoru/contract/deals/post-urls";
import {
  formatsOf,
  prLabelsOfTerms,
  type Terms,
  type Withholding,
  withholdingReasons,
} from "@tomoru/contract/deals/terms";
import type { UsageScope } from "@tomoru/contract/influencer/usage";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";

/** What stands in the form, as it was typed. */
export type Entries = {
  feeYen: string;
  content: string;
  counts: Readonly<Partial<Record<PostKind, string>>>;
  draftRequired: boolean;
  draftDueOn: string;
  revisions: string;
  postFrom: string;
  postTo: string;
  keepDays: string;
  payCycle: Terms["payCycle"];
  withholding: Withholding;
  usageScope: UsageScope;
  usageChannels: string;
  usageUntil: string;
  prLabel: Terms["prLabel"];
  exclusivityCategory: string;
  exclusivityUntil: string;
  isShipped: boolean;
  shippingNote: string;
  clientName: string;
  note: string;
};

const text = (value: string | null | undefined) => value ?? "";

/** A form that begins with a version, or with nothing but the usual. */
export function entriesOf(terms: Terms | null): Entries {
  return {
    feeYen: terms ? String(terms.feeYen) : "",
    content: text(terms?.content),
    counts: Object.fromEntries((terms?.formats ?? []).map(({ format, count }) => [format, String(count)])),
    draftRequired: terms?.draftRequired ?? true,
    draftDueOn: text(terms?.draftDueOn),
    revisions: String(terms?.revisions ?? limits.draftRevisionsUsual),
    postFrom: text(terms?.postFrom),
    postTo: text(terms?.postTo),
    keepDays: String(terms?.keepDays ?? limits.keepDaysUsual),
    payCycle: terms?.payCycle ?? "half",
    withholding: terms?.withholding ?? { kind: "none", reason: "ownPost" },
    usageScope: terms?.usage.scope ?? "none",
    usageChannels: text(terms?.usage.channels),
    usageUntil: text(terms?.usage.until),
    prLabel: terms?.prLabel ?? prLabelsOfTerms[0],
    exclusivityCategory: text(terms?.exclusivity?.categoryId),
    exclusivityUntil: text(terms?.exclusivity?.until),
    isShipped: terms?.shipping?.ships ?? false,
    shippingNote: text(terms?.shipping?.note),
    clientName: text(terms?.clientName),
    note: text(terms?.note),
  };
}

/** As it is typed: full-width, with commas, with 円. */
export function numberIn(typed: string): number | undefined {
  const digits = typed.normalize("NFKC").replaceAll(/[,\s¥円]/g, "");
  return digits === "" ? undefined : Number(digits);
}

const orNull = (typed: string) => (typed.trim() === "" ? null : typed.trim());

/** The terms that the form would send; the contract's schema says what is wrong with them. */
export function termsIn(entries: Entries, platform: Platform): Record<keyof Terms, unknown> {
  const { usageScope: scope } = entries;
  return {
    feeYen: numberIn(entries.feeYen),
    content: orNull(entries.content) ?? undefined,
    formats: formatsOf[platform].flatMap((format) => {
      const count = numberIn(entries.counts[format] ?? "");
      return count ? [{ format, count }] : [];
    }),
    draftRequired: entries.draftRequired,
    draftDueOn: entries.draftRequired ? entries.draftDueOn || undefined : null,
    revisions: entries.draftRequired ? numberIn(entries.revisions) : 0,
    postFrom: entries.postFrom || undefined,
    postTo: entries.postTo || undefined,
    keepDays: numberIn(entries.keepDays),
    payCycle: entries.payCycle,
    withholding: entries.withholding,
    usage: {
      scope,
      channels: scope === "none" ? null : orNull(entries.usageChannels),
      until: scope === "none" ? null : entries.usageUntil || null,
    },
    prLabel: entries.prLabel,
    exclusivity: entries.exclusivityCategory
      ? { categoryId: entries.exclusivityCategory, until: entries.exclusivityUntil || undefined }
      : null,
    shipping:
      entries.isShipped || orNull(entries.shippingNote)
        ? { ships: entries.isShipped, note: orNull(entries.shippingNote) }
        : null,
    clientName: orNull(entries.clientName),
    note: orNull(entries.note),
  };
}

/** Whether the form would send again what stands. */
export function isSameAs(
  terms: Terms | null,
  { entries, platform }: { entries: Entries; platform: Platform },
): boolean {
  const text = (typed: Entries) => JSON.stringify(termsIn(typed, platform));
  return terms !== null && text(entries) === text(entriesOf(terms));
}

export type Lives = "japan" | "abroad";
export type Entity = "individual" | "corporation";

/** The questions about withholding, as a version has answered them. */
export function withholdingAnswers({ kind, reason }: Withholding): { lives: Lives; entity: Entity } {
  const abroad: readonly string[] = [...withholdingReasons.nonResident, "treatyFiled"];
  return {
    lives: kind === "nonResident" || abroad.includes(reason) ? "abroad" : "japan",
    entity: reason === "corporation" ? "corporation" : "individual",
  };
}

/** What a fee may be for, by the answers before: of a corporation in Japan nothing is asked any more. */
export function worksFor({ lives, entity }: { lives: Lives; entity: Entity }): Withholding["reason"][] {
  if (lives === "abroad") return [...withholdingReasons.nonResident, "treatyFiled"];
  if (entity === "corporation") return ["corporation"];
  return ["ownPost", ...withholdingReasons.std, "payerNotAgent"];
}

export function withholdingFor(reason: Withholding["reason"]): Withholding {
  const kinds = Object.entries(withholdingReasons) as [Withholding["kind"], readonly string[]][];
  const kind = kinds.find(([, reasons]) => reasons.includes(reason))?.[0] ?? "none";
  return { kind, reason };
}
