import { limits } from "@tomoru/contract/limits";
import { expect, test } from "vitest";
import type { Act, DealFacts } from "./deal-facts.rules.ts";
import {
  accept,
  approved,
  at,
  changesAsked,
  contracted,
  endOf,
  inReview,
  opened,
  propose,
  proposed,
  rejected,
  reported,
  secured,
  start,
  tick,
} from "./deal-facts.testing.ts";
import { transition } from "./transition.rules.ts";

test.each<[string, DealFacts, Act, Date, string]>([
  ["a side that is not on turn", opened, propose("creator"), start, "state"],
  ["one's own version", proposed, accept({ by: "company" }), start, "state"],
  [
    "a seventh version",
    { ...proposed, lastVersion: limits.termsVersions },
    propose("creator"),
    start,
    "rounds",
  ],
  ["a version that was replaced", { ...proposed, lastVersion: 2 }, accept(), start, "version"],
  ["another text", proposed, accept({ isSame: false }), start, "sha256"],
  ["an answer at its due", proposed, accept(), endOf("2026-05-18"), "turnDueAt"],
  ["a first version at its due", opened, propose("company"), endOf("2026-05-18"), "turnDueAt"],
  ["the clock a moment before", proposed, tick, new Date(endOf("2026-05-18").getTime() - 1), "state"],
  ["a draft before the money", contracted, { kind: "sendDraft", by: "creator", round: 1 }, at(1), "state"],
  [
    "a draft too many",
    { ...changesAsked, draftRound: 3 },
    { kind: "sendDraft", by: "creator", round: 4 },
    at(0),
    "draft",
  ],
  [
    "changes too many",
    { ...inReview, draftRound: 3 },
    { kind: "askChanges", by: "company", round: 3 },
    at(0),
    "rounds",
  ],
  [
    "a report before the first day",
    approved,
    { kind: "report", by: "creator" },
    new Date("2026-05-31T14:59:59Z"),
    "postFrom",
  ],
  [
    "a third rejection",
    { ...reported, rejections: 2 },
    { kind: "rejectReport", by: "company", fact: "notFound" },
    at(23),
    "rounds",
  ],
  ["contesting too late", rejected, { kind: "contest", by: "creator" }, endOf("2026-06-12"), "turnDueAt"],
  ["contesting twice", { ...rejected, contested: 1 }, { kind: "contest", by: "creator" }, at(25), "state"],
  [
    "anything under a hold",
    { ...secured, hold: "operator" },
    { kind: "cancel", by: "creator" },
    at(0),
    "state",
  ],
  ["cancelling what was reported", reported, { kind: "cancel", by: "creator" }, at(23), "state"],
  [
    "a share of what is not secured",
    contracted,
    { kind: "proposeCancel", by: "company", creatorPct: 30 },
    at(0),
    "state",
  ],
  [
    "a proposal beside another",
    { ...secured, proposal: { kind: "cancel", by: "company", creatorPct: 30, lapsesAt: at(3) } },
    { kind: "proposeCancel", by: "creator", creatorPct: 10 },
    at(2),
    "proposal",
  ],
  [
    "one's own proposal",
    { ...secured, proposal: { kind: "cancel", by: "company", creatorPct: 30, lapsesAt: at(3) } },
    { kind: "answerProposal", by: "company", of: "cancel", isAccepted: true },
    at(2),
    "proposal",
  ],
  [
    "a proposal that lapsed",
    { ...secured, proposal: { kind: "cancel", by: "company", creatorPct: 30, lapsesAt: at(3) } },
    { kind: "answerProposal", by: "creator", of: "cancel", isAccepted: true },
    at(3),
    "proposal",
  ],
])("%s is refused", (_what, from, act, now, field) => {
  expect(transition(from, act, now)).toEqual({ outcome: "refused", field });
});
