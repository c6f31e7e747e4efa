/** The sign-in of the companies' side after a first start. Made up; printed at the start and in the README. */
export const demoCompany = {
  email: "sato@minato.example.jp",
  password: "Tomoru-2026",
  fullName: "佐藤 一郎",
  locale: "ja",
  companyName: "株式会社みなと珈琲",
  kind: "corporate",
  planId: "standard",
  joinedDaysAgo: 140,
  /** Entered on the sandbox's page. */
  card: { number: "4242424242424242", month: "12", year: "2030", cvc: "123", holder: "ICHIRO SATO" },
  info: {
    representative: "佐藤 一郎",
    postal_code: "1500041",
    prefecture: "tokyo",
    address: "渋谷区神南1-2-3",
    building: "みなとビル4階",
    phone: "03-0000-0000",
    website: "https://minato.example.jp",
    billing_email: "keiri@minato.example.jp",
    verification: "verified",
  },
} as const;
