import { payTableOf } from "@tomoru/contract/deals/pay-dates";
import type { Locale } from "@tomoru/contract/fields";
import type { AgreedVersion } from "@tomoru/i18n/deal-sheet-text";
import { samplePerson } from "../../../platform/mail/sample-person.ts";

const said = {
  ja: {
    productName: "うるおい化粧水「しずく」",
    content: "「しずく」を1週間お使いいただき、朝の支度の様子を1分ほどのリールにしてください。",
    place: "連携済みアカウントへの投稿とTomoruでの報告",
    orderer: {
      name: "株式会社みなと珈琲",
      representative: "佐藤 一郎",
      address: "東京都渋谷区神南1-2-3 みなとビル4階",
    },
  },
  en: {
    productName: "Shizuku moisture lotion",
    content: "Use Shizuku for a week, then show your morning in a reel of about one minute.",
    place: "A post on the connected account and its report in Tomoru",
    orderer: {
      name: "Minato Coffee",
      representative: "Ichiro Sato",
      address: "Minato Building 4F, 1-2-3 Jinnan, Shibuya, Tokyo",
    },
  },
};

const days = { postFrom: "2026-12-01", postTo: "2026-12-10" };

/** Made up, for the mails that hold a whole sheet. */
export function sampleAgreement(locale: Locale): AgreedVersion {
  const { productName, content, place, orderer } = said[locale];
  const { fullName } = samplePerson[locale];
  return {
    sheet: {
      ...{ dealId: "AAAAAAAAAAAAAAAAAAAAAA", version: 2, by: "company", sentAt: "2026-11-20T03:00:00.000Z" },
      orderer: {
        ...{ ...orderer, companyId: "019aa9b2-7b10-7d41-9b07-1234567890ab", kind: "corporate" },
        ...{ invoiceNumber: "T7000012050002", hasEmployees: true, isRecommission: false, clientName: null },
      },
      creator: { name: fullName, handle: "hanako.days" },
      ...{ platform: "instagram", productName, place, inspectionDays: 7, payBy: "bankTransfer" },
      ...{ feeYen: 100_000, taxYen: 10_000, withholdingYen: 0, netYen: 110_000 },
      payTable: payTableOf({ ...days, cycle: "half" }),
      terms: {
        ...{ feeYen: 100_000, content, formats: [{ format: "reel", count: 1 }], ...days },
        ...{ draftRequired: true, draftDueOn: "2026-11-25", revisions: 2, keepDays: 30, payCycle: "half" },
        withholding: { kind: "none", reason: "ownPost" },
        usage: { scope: "none", channels: null, until: null },
        ...{ prLabel: "#PR", exclusivity: null, shipping: null, clientName: null, note: null },
      },
    },
    sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    acceptances: [
      { side: "company", at: "2026-11-20T03:00:00.000Z" },
      { side: "creator", at: "2026-11-21T04:45:00.000Z" },
    ],
    parties: { creatorLegalName: fullName, creatorTradeName: null, creatorInvoiceNumber: null },
    category: null,
  };
}
