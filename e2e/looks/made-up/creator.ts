import type { Category, Profile } from "@tomoru/contract/influencer/profile";
import type { LinkedAccount } from "@tomoru/contract/influencer/social";

export const creator: Profile = {
  fullName: "山田 花子",
  email: "hanako@example.jp",
  creatorName: "hana",
  dob: "1998-04-12",
  country: "JP",
  gender: "female",
  bio: "美容と旅行を、ていねいな言葉でお届けしています。",
  category: ["beauty", "travel"],
  isNotifyCampaign: true,
  locale: "ja",
  socialAccounts: { isConnectedToInstagram: true, isConnectedToTiktok: true, isConnectedToYoutube: false },
  pendingOfferCount: 3,
};

/** Somebody who signed up a minute ago. */
export const newcomer: Profile = {
  ...creator,
  creatorName: null,
  dob: null,
  country: null,
  gender: null,
  bio: null,
  category: [],
  socialAccounts: { isConnectedToInstagram: false, isConnectedToTiktok: false, isConnectedToYoutube: false },
  pendingOfferCount: 0,
};

export const categories: Category[] = [
  { categoryId: "beauty", categoryName: "美容", categoryNameEn: "Beauty" },
  { categoryId: "fashion", categoryName: "ファッション", categoryNameEn: "Fashion" },
  { categoryId: "food", categoryName: "グルメ", categoryNameEn: "Food" },
  { categoryId: "travel", categoryName: "旅行", categoryNameEn: "Travel" },
];

export const instagram: LinkedAccount = {
  platform: "instagram",
  handle: "hana.days",
  displayName: "hana",
  followers: 124_000,
  recentViews: [
    31_000, 28_400, 45_200, 12_900, 33_000, 29_700, 30_100, 41_800, 22_000, 27_500, 36_400, 30_900,
  ],
  readAt: "2026-11-30T21:00:00Z",
  isSandbox: false,
};

export const tiktok: LinkedAccount = {
  ...instagram,
  platform: "tiktok",
  handle: "hana_days",
  followers: null,
  recentViews: [0, 120_000, 8800],
  isSandbox: true,
};
