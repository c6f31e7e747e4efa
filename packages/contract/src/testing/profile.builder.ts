import type { Profile } from "../influencer/profile.ts";

const unlinked = { isConnectedToInstagram: false, isConnectedToTiktok: false, isConnectedToYoutube: false };

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
    socialAccounts: unlinked,
    pendingOfferCount: 0,
    deals: { waitingCount: 0, unreadCount: 0 },
    ...part,
  };
}

/** Somebody who has filled in everything, and linked two platforms. */
export function aFullProfile(part: Partial<Profile> = {}): Profile {
  return aProfile({
    creatorName: "hana",
    dob: "1998-04-12",
    country: "JP",
    gender: "female",
    bio: "美容と旅行を、ていねいな言葉でお届けしています。",
    category: ["beauty", "travel"],
    socialAccounts: { ...unlinked, isConnectedToInstagram: true, isConnectedToTiktok: true },
    pendingOfferCount: 3,
    ...part,
  });
}
