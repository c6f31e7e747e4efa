import type { Company, CompanyProfile } from "../company/companies.ts";
import type { Colleague, Invitation, Member } from "../company/members.ts";
import { planOf } from "../company/plans.ts";
import type { Subscription } from "../company/subscription.ts";

/** A company that has just signed up; a test names what it is about. */
export function aCompany(part: Partial<Company> = {}): Company {
  return {
    companyId: "019ab4d2-0000-7000-8000-000000000001",
    name: "株式会社みなと珈琲",
    kind: "corporate",
    website: null,
    postalCode: null,
    prefecture: null,
    address: null,
    building: null,
    phone: null,
    invoiceNumber: null,
    representative: null,
    billingEmail: null,
    verification: "unverified",
    status: "active",
    createdAt: "2026-11-02T01:30:00.000Z",
    ...part,
  };
}

/** One that has filled in everything and was verified. */
export function aFullCompany(part: Partial<Company> = {}): Company {
  return aCompany({
    website: "https://minato-coffee.example.jp",
    postalCode: "1500041",
    prefecture: "tokyo",
    address: "渋谷区神南1-2-3",
    building: "みなとビル4階",
    phone: "03-1234-5678",
    invoiceNumber: "T7000012050002",
    representative: "佐藤 一郎",
    billingEmail: "keiri@minato-coffee.example.jp",
    verification: "verified",
    ...part,
  });
}

/** The company's owner. */
export function aMember(part: Partial<Member> = {}): Member {
  return {
    memberId: "019ab4d2-0000-7000-8000-0000000000a1",
    fullName: "佐藤 一郎",
    email: "sato@minato-coffee.example.jp",
    role: "owner",
    status: "active",
    locale: "ja",
    lastSeenOn: "2026-11-20",
    createdAt: "2026-11-02T01:30:00.000Z",
    isNotifyAnswers: true,
    ...part,
  };
}

/** Somebody who is no owner, as the owner sees them. */
export function aColleague(part: Partial<Colleague> = {}): Colleague {
  return {
    memberId: "019ab4d2-0000-7000-8000-0000000000a2",
    fullName: "高橋 彩",
    email: "takahashi@minato-coffee.example.jp",
    role: "member",
    status: "active",
    lastSeenOn: "2026-11-19",
    createdAt: "2026-11-09T05:00:00.000Z",
    ...part,
  };
}

export function anInvitation(part: Partial<Invitation> = {}): Invitation {
  return {
    invitationId: "019ab4d2-0000-7000-8000-0000000000b1",
    email: "mori@minato-coffee.example.jp",
    state: "pending",
    expiresAt: "2026-11-27T05:00:00.000Z",
    invitedBy: "佐藤 一郎",
    ...part,
  };
}

/** The subscription of a company on Free, unless said otherwise; the limits are the plan's. */
export function aSubscription(part: Partial<Subscription> = {}): Subscription {
  const { values } = planOf(part.planId ?? "free");
  return {
    planId: "free",
    status: "none",
    periodEndsAt: null,
    nextPlanId: null,
    nextPlanOn: null,
    pendingUrl: null,
    unpaidSince: null,
    suspendsAt: null,
    usage: {
      insights: { used: 0, limit: values.insightsPerMonth },
      csvRows: { used: 0, limit: values.csvRowsPerMonth },
      lists: { used: 0, limit: values.lists },
      seats: { used: 1, limit: values.seats },
    },
    ...part,
  };
}

/** A company's owner on the first day. */
export function aCompanyProfile(part: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    member: aMember(),
    company: aCompany(),
    subscription: aSubscription(),
    work: { waitingCount: 0, unreadCount: 0 },
    subscriptionRevision: 1,
    providerIsSandbox: true,
    ...part,
  };
}
