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
  /** How many of the required fields are filled in. */
  done: number;
  all: number;
};

/** Fields that are never required, or only by another choice; all others always are. */
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
  /** The schema's faults of the present entries. */
  faults: readonly FieldFault[];
  entered: { usageScope: string; budget: string };
};

export function isAsked(field: string, entered: Counting["entered"]): boolean {
  if (field === "usageMonths") return !["", "none"].includes(entered.usageScope);
  if (field === "feeYen") return entered.budget === "fee";
  return true;
}

/** How many fields of each part could be sent as they are. */
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
