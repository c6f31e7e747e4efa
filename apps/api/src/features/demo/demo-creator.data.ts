/** Who a newcomer signs in as. Made up; the sign-in is printed at the start and stands in the README. */
export const demoCreator = {
  email: "hanako@example.jp",
  password: "Tomoru-2026",
  fullName: "山田 花子",
  locale: "ja",
  creatorName: "hana",
  country: "JP",
  gender: "female",
  bio: "毎日の暮らしを少し整えるものを、使ってから紹介しています。お料理、お手入れ、ときどき旅の記録。",
  categories: ["beauty", "food", "home"],
  joinedDaysAgo: 520,
  /** She has been paid for a year, so she has a bank account. */
  bank: {
    fullName: "山田 花子",
    bankName: "みずほ銀行",
    branchName: "渋谷支店",
    accountType: "savings",
    accountNumber: "01234567",
    accountName: "ヤマダ ハナコ",
  },
  /** She has still to fill in YouTube and the date of birth, so that the set-up list has something to show. */
  socialAccounts: [
    {
      platform: "instagram",
      handle: "hana_kurashi",
      displayName: "hana｜暮らしの記録",
      followers: 18_240,
      recentViews: [9120, 14_380, 7640, 11_050, 21_900, 8310, 10_470, 12_660, 6980, 15_230, 9840, 11_720],
    },
    {
      platform: "tiktok",
      handle: "hana.kurashi",
      displayName: "hana の台所",
      followers: 9630,
      recentViews: [23_100, 8450, 41_700, 12_900, 17_300, 6820, 15_600, 9240, 28_400, 11_150, 7730, 19_800],
    },
  ],
} as const;
