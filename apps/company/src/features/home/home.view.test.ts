import { aCard } from "@tomoru/contract/testing/billing.builder";
import {
  aCompany,
  aCompanyProfile,
  aFullCompany,
  aMember,
  anInvitation,
  aSubscription,
} from "@tomoru/contract/testing/company.builder";
import { aCompanyHome, aWorkRow } from "@tomoru/contract/testing/work.builder";
import { home as words } from "@tomoru/i18n/ja/company/home";
import { expect, test } from "vitest";
import { comingDays, firstSteps, type HomeFacts, headline } from "./home.view.ts";

const now = new Date("2026-11-24T00:00:00Z");
const facts = (part: Partial<HomeFacts> = {}): HomeFacts => ({
  profile: aCompanyProfile(),
  home: aCompanyHome(),
  cards: [],
  invitations: [],
  now,
  ...part,
});

test("a new company is to be verified, to have a card and a list; what the operator looks at is being waited for", () => {
  expect(firstSteps(facts())).toEqual([
    { key: "verify", state: "open" },
    { key: "card", state: "open" },
    { key: "list", state: "open" },
  ]);
  const company = aFullCompany({ verification: "unverified" });
  expect(firstSteps(facts({ profile: aCompanyProfile({ company }), cards: [aCard()] }))).toEqual([
    { key: "verify", state: "waiting" },
    { key: "card", state: "done" },
    { key: "list", state: "open" },
  ]);
});

test("steps that are all done are gone, and nobody is asked for what they may not do", () => {
  const profile = aCompanyProfile({ company: aFullCompany() });
  const home = aCompanyHome({ done: { hasList: true, hasAsked: false } });
  expect(firstSteps(facts({ profile, home, cards: [aCard()] }))).toEqual([]);
  const member = aMember({ role: "member" });
  expect(firstSteps(facts({ profile: aCompanyProfile({ company: aCompany(), member }) }))).toEqual([]);
  expect(firstSteps(facts({ cards: undefined }))).toEqual([]);
});

test("the days that come stand in their order, those that are over are left out", () => {
  const subscription = aSubscription({
    planId: "standard",
    status: "active",
    periodEndsAt: "2026-12-01T03:00:00.000Z",
  });
  const days = comingDays(
    facts({
      profile: aCompanyProfile({ subscription }),
      cards: [aCard({ isDefault: true, isExpired: false, expYear: 2026, expMonth: 11, last4: "5100" })],
      invitations: [
        anInvitation({ email: "late@example.jp", expiresAt: "2026-11-20T05:00:00.000Z" }),
        anInvitation({ email: "mori@example.jp", expiresAt: "2026-11-27T05:00:00.000Z" }),
      ],
    }),
  );
  expect(days).toEqual([
    { key: "invitation", on: "2026-11-27", email: "mori@example.jp" },
    { key: "card", on: "2026-11-30", last4: "5100" },
    { key: "renewal", on: "2026-12-01", planId: "standard" },
  ]);
});

test("what runs and the next payment stand among the next days", () => {
  const next = { on: "2026-12-15", yen: 110_000, creatorName: "水野", count: 3 };
  const running = [aWorkRow({ nextOn: "2026-12-10" }), aWorkRow({ nextOn: null })];
  const home = aCompanyHome({ running, money: { ...aCompanyHome().money, next } });
  expect(comingDays(facts({ home }))).toEqual([
    { key: "work", on: "2026-12-10", productName: aWorkRow().productName },
    { key: "pay", on: "2026-12-15", creatorName: "水野", others: 2, yen: 110_000 },
  ]);
});

test.each([
  [2027, 2, 0],
  [2027, 1, 1],
])("a card until %s/%s makes %s of the next days", (expYear, expMonth, count) => {
  const card = aCard({ isDefault: true, isExpired: false, expYear, expMonth });
  expect(comingDays(facts({ cards: [card] }))).toHaveLength(count);
});

test("a plan that is going to change has no renewal", () => {
  const subscription = aSubscription({
    planId: "standard",
    status: "active",
    periodEndsAt: "2026-12-01T03:00:00.000Z",
    nextPlanId: "free",
    nextPlanOn: "2026-12-01",
  });
  expect(comingDays(facts({ profile: aCompanyProfile({ subscription }) }))).toEqual([
    { key: "change", on: "2026-12-01", planId: "free" },
  ]);
});

test("the heading says what waits before what is to be prepared, and else that there is nothing", () => {
  const pastDue = aCompanyProfile({ subscription: aSubscription({ status: "pastDue" }) });
  const ready = aCompanyProfile({ company: aFullCompany() });
  const said = (part: Partial<HomeFacts>) => headline({ facts: facts(part), words, name: "佐伯 真帆" });
  const home = aCompanyHome({ done: { hasList: true, hasAsked: true } });
  expect([
    said({ profile: pastDue }),
    said({ profile: pastDue, home: { ...home, waitingCount: 4 } }),
    said({}),
    said({ profile: ready, home, cards: [aCard()] }),
  ]).toEqual([
    "佐伯さん、1件があなたの番です",
    "佐伯さん、5件があなたの番です",
    "はじめの準備は、あと3つです",
    "いま待っているものはありません",
  ]);
});
