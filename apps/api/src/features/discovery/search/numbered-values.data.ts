import type { CountryCode } from "@tomoru/contract/countries";
import { genders } from "@tomoru/contract/influencer/profile";

/** ISO 3166-1, alpha-2 and number: the search table holds numbers, which are shorter. */
const countryNumbers: Readonly<Record<CountryCode, number>> = {
  JP: 392,
  HK: 344,
  PH: 608,
  AU: 36,
  TR: 792,
  DK: 208,
  SA: 682,
  AE: 784,
  ZA: 710,
  TN: 788,
  PA: 591,
  IN: 356,
  FR: 250,
  IT: 380,
  MX: 484,
  NZ: 554,
  VN: 704,
  MY: 458,
  RO: 642,
  TW: 158,
  JO: 400,
  FI: 246,
  US: 840,
  TH: 764,
  ID: 360,
  AR: 32,
  AT: 40,
  PL: 616,
  KR: 410,
  BE: 56,
  KZ: 398,
};
const byNumber = new Map(Object.entries(countryNumbers).map(([code, number]) => [number, code]));

export function numberOfCountry(code: string | null): number | null {
  return code === null ? null : (countryNumbers[code as CountryCode] ?? null);
}

export function countryOfNumber(number: number | null): string | null {
  return number === null ? null : (byNumber.get(number) ?? null);
}

type Gender = (typeof genders)[number];

export function numberOfGender(gender: Gender | null): number | null {
  return gender === null ? null : genders.indexOf(gender) + 1;
}

export function genderOfNumber(number: number | null): Gender | null {
  return number === null ? null : (genders[number - 1] ?? null);
}
