import type { Profile } from "../influencer/profile.ts";

/** Somebody who has just signed up; a test names what it is about. */
export function aProfile(part: Partial<Profile> = {}): Profile {
  return {
    fullName: "山田 花子",
    email: "hanako@example.jp",
    creatorName: null,
    dob: null,
    country: null,
    gender: null,
    bio: null,
    category: [],
    isNotifyCampaign: true,
    locale: "ja",
    socialAccounts: {
      isConnectedToInstagram: false,
      isConnectedToTiktok: false,
      isConnectedToYoutube: false,
    },
    pendingOfferCount: 0,
    ...part,
  };
}
