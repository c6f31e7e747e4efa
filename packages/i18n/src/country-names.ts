import type { CountryCode } from "@tomoru/contract/countries";
import type { Locale } from "@tomoru/contract/fields";

/** The names of `Intl.DisplayNames`, as a test checks. Asking it would block a phone for 120 ms, and browsers differ. */
const names: Record<CountryCode, Record<Locale, string>> = {
  JP: { ja: "日本", en: "Japan" },
  HK: { ja: "香港", en: "Hong Kong" },
  PH: { ja: "フィリピン", en: "Philippines" },
  AU: { ja: "オーストラリア", en: "Australia" },
  TR: { ja: "トルコ", en: "Türkiye" },
  DK: { ja: "デンマーク", en: "Denmark" },
  SA: { ja: "サウジアラビア", en: "Saudi Arabia" },
  AE: { ja: "アラブ首長国連邦", en: "United Arab Emirates" },
  ZA: { ja: "南アフリカ", en: "South Africa" },
  TN: { ja: "チュニジア", en: "Tunisia" },
  PA: { ja: "パナマ", en: "Panama" },
  IN: { ja: "インド", en: "India" },
  FR: { ja: "フランス", en: "France" },
  IT: { ja: "イタリア", en: "Italy" },
  MX: { ja: "メキシコ", en: "Mexico" },
  NZ: { ja: "ニュージーランド", en: "New Zealand" },
  VN: { ja: "ベトナム", en: "Vietnam" },
  MY: { ja: "マレーシア", en: "Malaysia" },
  RO: { ja: "ルーマニア", en: "Romania" },
  TW: { ja: "台湾", en: "Taiwan" },
  JO: { ja: "ヨルダン", en: "Jordan" },
  FI: { ja: "フィンランド", en: "Finland" },
  US: { ja: "アメリカ", en: "US" },
  TH: { ja: "タイ", en: "Thailand" },
  ID: { ja: "インドネシア", en: "Indonesia" },
  AR: { ja: "アルゼンチン", en: "Argentina" },
  AT: { ja: "オーストリア", en: "Austria" },
  PL: { ja: "ポーランド", en: "Poland" },
  KR: { ja: "韓国", en: "South Korea" },
  BE: { ja: "ベルギー", en: "Belgium" },
  KZ: { ja: "カザフスタン", en: "Kazakhstan" },
};

/** A country's short name; an unknown code is returned as it is. */
export function countryName(code: string, locale: Locale): string {
  return isCountry(code) ? names[code][locale] : code;
}

function isCountry(code: string): code is CountryCode {
  return Object.hasOwn(names, code);
}
