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
  /** YouTube, the bank account and the date of birth are left for her to fill in: the set-up list has something to show. */
  socialAccounts: [
    { platform: "instagram", handle: "hana_kurashi" },
    { platform: "tiktok", handle: "hana.kurashi" },
  ],
} as const;
