import type { Card } from "@tomoru/contract/company/cards";
import type { CompanyProfile } from "@tomoru/contract/company/companies";
import type { CompanyHome } from "@tomoru/contract/company/home";
import type { Invitation } from "@tomoru/contract/company/members";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { HomeWords } from "@tomoru/i18n/ja/company/home";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { checkOf } from "../../shared/company-check.view.ts";
import { planWaits } from "../../shared/waiting.ts";

/** Parts that only the owner may read are missing for others. */
export type HomeFacts = {
  profile: CompanyProfile;
  home: CompanyHome;
  cards: readonly Card[] | undefined;
  invitations: readonly Invitation[] | undefined;
  now: Date;
};

type StepState = "open" | "waiting" | "done";
export type FirstStep = { key: "verify" | "card" | "list"; state: StepState };

const verifying = { verified: "done", waiting: "waiting", missing: "open" } as const;

/** What a new company does first; nothing once all of it is done, or for somebody who may not do it. */
export function firstSteps({ profile, cards, home }: HomeFacts): FirstStep[] {
  const { company, member } = profile;
  if (member.role !== "owner" || cards === undefined) return [];
  const { kind } = checkOf(company);
  const steps: FirstStep[] = [
    { key: "verify", state: verifying[kind] },
    { key: "card", state: cards.length > 0 ? "done" : "open" },
    { key: "list", state: home.done.hasList || home.done.hasAsked ? "done" : "open" },
  ];
  return steps.every(({ state }) => state === "done") ? [] : steps;
}

type Headline = { facts: HomeFacts; words: HomeWords; name: string };

/** The heading is the answer: what waits, what is still to be prepared, or nothing. */
export function headline({ facts, words, name }: Headline): string {
  const waiting = facts.home.waitingCount + planWaits(facts.profile);
  if (waiting > 0) return words.waiting(name.trim().split(/\s/u)[0] ?? "", waiting);
  const open = firstSteps(facts).filter(({ state }) => state === "open").length;
  return open > 0 ? words.starting(open) : words.nothing;
}

export type ComingDay =
  | { key: "renewal"; on: string; planId: PlanId }
  | { key: "change"; on: string; planId: PlanId }
  | { key: "card"; on: string; last4: string }
  | { key: "invitation"; on: string; email: string }
  | { key: "work"; on: string; productName: string }
  | { key: "pay"; on: string; creatorName: string; others: number; yen: number };

/** A card that ends later than this is no next day yet. */
const cardNoticeMs = 90 * 86_400_000;

/** The next days that are known, the nearest first: of what runs, of the next payment, of the plan and what belongs to it. */
export function comingDays({ profile, home, cards = [], invitations = [], now }: HomeFacts): ComingDay[] {
  const { planId, status, periodEndsAt, nextPlanId, nextPlanOn } = profile.subscription;
  const days: ComingDay[] = daysOfWork(home);
  if (nextPlanId && nextPlanOn) days.push({ key: "change", on: nextPlanOn, planId: nextPlanId });
  else if (status === "active" && periodEndsAt) {
    days.push({ key: "renewal", on: dayInJapan(new Date(periodEndsAt)), planId });
  }
  const card = cards.find(({ isDefault, isExpired }) => isDefault && !isExpired);
  if (card && lastDayOf(card) <= dayInJapan(new Date(now.getTime() + cardNoticeMs)))
    days.push({ key: "card", on: lastDayOf(card), last4: card.last4 });
  for (const { state, expiresAt, email } of invitations) {
    if (state === "pending") days.push({ key: "invitation", on: dayInJapan(new Date(expiresAt)), email });
  }
  const today = dayInJapan(now);
  return days.filter(({ on }) => on >= today).toSorted((one, other) => one.on.localeCompare(other.on));
}

function daysOfWork({ running, money }: HomeFacts["home"]): ComingDay[] {
  const days: ComingDay[] = running.flatMap(({ nextOn, productName }) =>
    nextOn === null ? [] : [{ key: "work", on: nextOn, productName }],
  );
  if (money.next === null) return days;
  const { on, creatorName, count, yen } = money.next;
  return [...days, { key: "pay", on, creatorName, others: count - 1, yen }];
}

function lastDayOf({ expYear, expMonth }: Card): string {
  return new Date(Date.UTC(expYear, expMonth, 0)).toISOString().slice(0, 10);
}
