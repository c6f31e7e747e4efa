import type { CompanyProfile } from "@tomoru/contract/company/companies";
import type { CompanyHome } from "@tomoru/contract/company/home";
import type { Format } from "@tomoru/i18n/format";
import type { HomeWords } from "@tomoru/i18n/ja/company/home";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { dealPath, dealTermsPath, paths, workPath } from "../../app/paths.ts";
import { brandName } from "../../shared/card-name.ts";

type Item = CompanyHome["waiting"][number];
type Deal = Extract<Item, { kind: "deal" }>;

/** One thing that waits: the day first, then who, then what to do. */
export type WaitRow = {
  key: string;
  /** Its last day; null where there is none. */
  on: string | null;
  /** Its first letter is shown; null: the picture is shown instead. */
  name: string | null;
  picture: "people" | "card";
  label: string;
  note: string;
  action: string;
  /** On this site, or a page elsewhere. */
  to: string | null;
  href: string | null;
};

type Saying = { words: HomeWords; format: Pick<Format, "yen" | "beside"> };

/** The day in Japan that ends at this moment. */
function lastDay(dueAt: string): string {
  return dayInJapan(new Date(Date.parse(dueAt) - 1));
}

/** What waits because of the plan, and what the server has found, by deadline; rows without a day are last. */
export function waitRows({
  profile,
  home,
  ...saying
}: Saying & { profile: CompanyProfile; home: CompanyHome }): WaitRow[] {
  const rows = [...planRows(profile, saying), ...home.waiting.map((item) => rowOf(item, saying))];
  const day = ({ on }: WaitRow) => on ?? "9999";
  return rows.toSorted((one, other) => day(one).localeCompare(day(other)));
}

function planRows({ subscription }: CompanyProfile, { words }: Saying): WaitRow[] {
  const { status, suspendsAt, pendingUrl, pendingUntil } = subscription;
  const { unpaid, authentication } = words.waits;
  const card = { name: null, picture: "card" } as const;
  const on = suspendsAt && dayInJapan(new Date(suspendsAt));
  return [
    ...(status === "pastDue" ? [{ ...card, ...unpaid, key: "unpaid", on, to: paths.plan, href: null }] : []),
    ...(pendingUrl === null
      ? []
      : [
          {
            ...{ ...card, ...authentication, key: "authentication", to: null, href: pendingUrl },
            on: pendingUntil ? dayInJapan(new Date(pendingUntil)) : null,
          },
        ]),
  ];
}

function rowOf(item: Item, saying: Saying): WaitRow {
  const { waits, notes } = saying.words;
  if (item.kind === "deal") return dealRow(item, saying);
  const on = lastDay(item.dueAt);
  if (item.kind === "card") {
    const { brand, last4 } = item;
    const note = notes.card(brandName(brand), last4);
    return { ...waits.card, key: "card", on, name: null, picture: "card", note, to: paths.cards, href: null };
  }
  const { campaignId, productName, applications, placesLeft } = item;
  return {
    ...{ key: campaignId, on, name: null, picture: "people", href: null },
    label: waits.campaign.label(placesLeft),
    note: notes.applied(productName, applications),
    action: waits.campaign.action,
    to: workPath(campaignId),
  };
}

const kinds = ["propose", "answer", "fund", "review", "accept"] as const;

function dealRow(deal: Deal, saying: Saying): WaitRow {
  const { words } = saying;
  const kind = kinds.find((known) => known === deal.turnKind) ?? "deal";
  const name = deal.creatorName || words.someone;
  return {
    ...{ key: deal.dealId, name, picture: "people", href: null },
    ...words.waits[kind],
    on: deal.dueAt === null ? null : lastDay(deal.dueAt),
    note: saying.format.beside([name, noteOf(deal, saying) ?? ""]),
    to: kind === "propose" && deal.hold === null ? dealTermsPath(deal.dealId) : dealPath(deal.dealId),
  };
}

function noteOf(deal: Deal, { words, format }: Saying): string | null {
  const { notes } = words;
  const { turnKind, hold, funding, version, feeYen, draftRound, productName } = deal;
  if (hold !== null) return notes.hold;
  if (turnKind === "propose") return notes.firstTerms;
  if (turnKind === "answer") return notes.version(version, feeYen === null ? null : format.yen(feeYen));
  if (turnKind === "fund") return funding === "failed" ? notes.fundFailed : notes.charging;
  if (turnKind === "review") return notes.round(draftRound);
  return turnKind === "accept" ? notes.silence : productName;
}
