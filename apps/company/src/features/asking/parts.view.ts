import type { FieldFault } from "@tomoru/contract/faults";

/** The parts of the form in their order, each with the fields in it. */
const shared = {
  product: ["productName", "productInfo", "productUrl"],
  wishes: [
    "postFormat",
    "periodFrom",
    "periodTo",
    "description",
    "situation",
    "tieUpexp",
    "usageScope",
    "usageMonths",
  ],
} as const;

export const partsOf = {
  consultation: { ...shared, money: ["budget", "feeYen", "answerDays"] },
  campaign: {
    ...shared,
    people: ["capacity", "closesOn", "minFollowers", "categories"],
    money: ["budget", "feeYen"],
  },
} as const;

export type AskingKind = keyof typeof partsOf;
export type PartKey = keyof typeof partsOf.consultation | keyof typeof partsOf.campaign;

export const fieldsOf = (kind: AskingKind): readonly string[] => Object.values(partsOf[kind]).flat();

type Progress = {
  key: PartKey;
  /** Of what is required. */
  done: number;
  all: number;
};

/** What is always asked for; the rest is required by what was chosen. */
const optional: readonly string[] = [
  "productInfo",
  "productUrl",
  "situation",
  "tieUpexp",
  "minFollowers",
  "categories",
];

type Counting = {
  kind: AskingKind;
  /** What the schema says of the entries now. */
  faults: readonly FieldFault[];
  entered: { usageScope: string; budget: string };
};

export function isAsked(field: string, entered: Counting["entered"]): boolean {
  if (field === "usageMonths") return !["", "none"].includes(entered.usageScope);
  if (field === "feeYen") return entered.budget === "fee";
  return true;
}

/** How much of each part is filled in so that it could be sent. */
export function progressOf({ kind, faults, entered }: Counting): Progress[] {
  const isWrong = (field: string) => faults.some((fault) => fault.field === field);
  return Object.entries(partsOf[kind]).map(([key, fields]: [string, readonly string[]]) => {
    const counted = fields.filter(
      (field) => isAsked(field, entered) && (!optional.includes(field) || isWrong(field)),
    );
    const done = counted.filter((field) => !isWrong(field)).length;
    return { key: key as PartKey, done, all: counted.length };
  });
}
