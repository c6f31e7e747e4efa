import { ageBandOf } from "@tomoru/contract/company/account-card";
import { discoveryRules } from "@tomoru/contract/company/discovery-rules";
import type { Locale } from "@tomoru/contract/fields";
import { platformNames } from "@tomoru/i18n/brand";
import { countryName } from "@tomoru/i18n/country-names";
import { accountsCsv as en } from "@tomoru/i18n/en/company/accounts-csv";
import { accountsCsv as ja } from "@tomoru/i18n/ja/company/accounts-csv";
import { secondsAfter } from "../../../platform/clock.ts";
import { csvLine, lineCell, plainCell } from "../../../platform/csv.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import type { CardFacts } from "../cards/account-cards.rules.ts";
import { profileUrlOf } from "../insight/profile-url.rules.ts";

const words = { ja, en } satisfies Record<Locale, typeof ja>;

export type CsvReader = {
  readonly locale: Locale;
  readonly now: Date;
  readonly hasPrAnalysis: boolean;
  /** Whether the rows are those of a list, with their notes. */
  readonly isList: boolean;
  readonly creatorIdOf: (influencerId: string) => string;
  readonly categoryName: (categoryId: string) => string;
};

/** The note on an account in a list, and when it was added. */
export type Noted = { readonly note: string; readonly addedAt: Date };

/** Who is not found any more: a name, as long as the account is linked. */
export type GoneAccount = Pick<CardFacts, "influencerId" | "platform" | "handle" | "displayName">;

export function csvHead({ locale, hasPrAnalysis, isList }: CsvReader): string {
  const say = words[locale];
  const shown = columns.filter((column) => column !== "prShare" || hasPrAnalysis);
  const names = isList ? [...shown, "note" as const, "addedOn" as const] : shown;
  return csvLine(names.map((name) => plainCell(say[name])));
}

const columns = [
  ...(["creatorId", "platform", "handle", "profileUrl", "displayName", "categories"] as const),
  ...(["country", "gender", "ageBand", "followers", "growth30Days", "medianViews"] as const),
  ...(["engagement", "postsPerWeek", "lastPostOn", "prShare"] as const),
  ...(["minYen", "maxYen", "estimate", "readOn"] as const),
];

/** One account; no e-mail, full name or day of birth is among what it is made of. */
export function csvRow(facts: CardFacts, reader: CsvReader, noted?: Noted): string {
  const { locale, now, hasPrAnalysis } = reader;
  const say = words[locale];
  const { figures, gender, readAt } = facts;
  const age = ageBandOf(facts.bornOn, japanDay(now));
  const isRecent = readAt >= secondsAfter(now, -discoveryRules.rhythmFiguresDays * 86_400);
  const cells = [
    ...whoIs(facts, reader),
    lineCell(facts.categories.map(reader.categoryName).join("・")),
    plainCell(facts.country && countryName(facts.country, locale)),
    plainCell(gender === null ? null : say.genders[gender]),
    plainCell(age === null ? null : say.ageBands[age]),
    plainCell(figures.followers),
    plainCell(percent(figures.growth30Days)),
    plainCell(figures.medianViews),
    plainCell(percent(figures.engagement)),
    plainCell(isRecent ? figures.postsPerWeek : null),
    plainCell(figures.lastPostOn),
    ...(hasPrAnalysis ? [plainCell(percent(figures.prShare))] : []),
    plainCell(figures.price?.minYen ?? null),
    plainCell(figures.price?.maxYen ?? null),
    plainCell(figures.price ? say.estimateOnly : null),
    plainCell(japanDay(readAt)),
  ];
  return csvLine([...cells, ...notedCells(noted)]);
}

export function csvGoneRow(gone: GoneAccount, reader: CsvReader, noted?: Noted): string {
  const say = words[reader.locale];
  const empty = columns.length - 6 - (reader.hasPrAnalysis ? 0 : 1);
  const [creatorId = "", platform = "", handle = "", url = "", name = ""] = whoIs(gone, reader);
  const cells = [creatorId, platform, handle, gone.handle === "" ? plainCell(null) : url, name];
  const rest = Array.from({ length: empty }, (_, at) => plainCell(at === empty - 1 ? say.gone : null));
  return csvLine([...cells, plainCell(null), ...rest, ...notedCells(noted)]);
}

function whoIs({ influencerId, platform, handle, displayName }: GoneAccount, reader: CsvReader): string[] {
  return [
    plainCell(reader.creatorIdOf(influencerId)),
    plainCell(platformNames[platform]),
    lineCell(handle),
    lineCell(profileUrlOf(platform, handle)),
    lineCell(displayName),
  ];
}

function notedCells(noted: Noted | undefined): string[] {
  return noted ? [lineCell(noted.note), plainCell(japanDay(noted.addedAt))] : [];
}

/** 1/100 % as a number with two decimals. */
function percent(hundredths: number | null): string | null {
  return hundredths === null ? null : (hundredths / 100).toFixed(2);
}
