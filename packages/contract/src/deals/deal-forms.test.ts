import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf } from "../codes.ts";
import { faultsOf } from "../faults.ts";
import { limits } from "../limits.ts";
import { someTerms } from "../testing/deal.builder.ts";
import {
  AmendmentBody,
  answeredTerms,
  CancelBody,
  FundingField,
  sentTerms,
  sha256,
  versionParams,
} from "./deal-bodies.ts";
import { FileId, fileIds } from "./deal-files.ts";
import { DealId, Revision } from "./deal-id.ts";
import {
  draftAnswerFields,
  draftFields,
  draftParams,
  HttpsUrl,
  postFields,
  reportFields,
} from "./delivery.ts";
import { DealFormats, Terms, Withholding, withholdingReasons } from "./terms.ts";

/** What each faulty field is told, by its number. */
function faults(schema: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.core.safeParse(schema, value);
  return error ? faultsOf(error).map(({ field, refusal }) => `${field} ${codeOf(refusal)}`.trim()) : [];
}
const codeFor = (schema: z.core.$ZodType, value: unknown) => faults(schema, value)[0] ?? "fits";
const uuid = "019aa9b2-5f00-7c3e-8f21-000000000000";

test.each([
  [
    "a deal's id",
    DealId,
    "AZaz09_-AZaz09_-AZaz09",
    ["A".repeat(21), "A".repeat(23), `${"A".repeat(21)}=`, 1],
    "2021",
  ],
  [
    "a file's id",
    FileId,
    uuid,
    [`${uuid}0`, `0${uuid}`, uuid.replace("5f00", "5g00"), uuid.replace("-", ""), null],
    "2021",
  ],
  [
    "a draft's id",
    draftParams.shape.draftId,
    uuid,
    [`${uuid}0`, `0${uuid}`, uuid.toUpperCase(), uuid.replace("8f21", "8f2")],
    "2021",
  ],
  [
    "a version's number",
    versionParams.shape.version,
    "907",
    ["0", "01", "1000", "-1", "1.5", "1a", 1],
    "2005",
  ],
  ["a hash", sha256, "0123456789abcdef".repeat(4), ["a".repeat(63), "a".repeat(65), "A".repeat(64)], "1023"],
] as const)("%s is whole and exact, and anything else has its code", (_, schema, right, wrong, code) => {
  expect(codeFor(schema, right)).toBe("fits");
  for (const value of wrong) expect(codeFor(schema, value), String(value)).toBe(code);
});

test("a state that was read is a whole number from 0", () => {
  expect([0, 7, -1, 1.5, "1", undefined].map((value) => codeFor(Revision, value))).toEqual([
    ...["fits", "fits", "1023", "3013", "3013", "3009"],
  ]);
});

test("what is sent says its terms, the newest version seen and the state", () => {
  const sent = z.object(sentTerms);
  expect(faults(sent, { terms: someTerms(), baseVersion: 0, revision: 0 })).toEqual([]);
  expect(faults(sent, {})).toEqual(["terms 3009", "baseVersion 3009", "revision 3009"]);
  expect(faults(sent, { terms: someTerms(), baseVersion: -1, revision: 0 })).toEqual(["baseVersion 1023"]);
  expect(faults(sent, { terms: someTerms(), baseVersion: 0.5, revision: 0 })).toEqual(["baseVersion 3013"]);
});

test("an answer names what it does; version and hash may be missing, and are exact where they are not", () => {
  const answer = z.object(answeredTerms);
  for (const action of ["accept", "decline"]) expect(faults(answer, { action, revision: 1 })).toEqual([]);
  expect(faults(answer, { action: "accept", version: 0, sha256: "x", reason: "", revision: 1 })).toEqual([
    ...["version 1023", "sha256 1023", "reason 3009"],
  ]);
  expect(faults(answer, { action: "counter", version: 1.5, revision: 1 })).toEqual([
    "action 1023",
    "version 3013",
  ]);
  expect(faults(answer, { action: "accept", version: 1, revision: 1 })).toEqual([]);
});

test("a contract is paid by card unless it says otherwise", () => {
  expect(z.parse(FundingField, undefined)).toBe("card");
  expect(codeFor(FundingField, "cash")).toBe("1023");
  expect(codeFor(FundingField, "")).toBe("3009");
});

test("cancelling has a reason, and a share in steps of ten from 0 to 100", () => {
  const say = (creatorPct: unknown) =>
    faults(CancelBody, { kind: "propose", creatorPct, reason: "理由", revision: 0 });
  for (const share of [undefined, 0, 10, 100]) expect(say(share)).toEqual([]);
  for (const share of [-10, 110, 25]) expect(say(share)).toEqual(["creatorPct 1023"]);
  for (const share of ["50", null]) expect(say(share)).toEqual(["creatorPct 3013"]);
  expect(say(0.5)[0]).toBe("creatorPct 3013");
  expect(faults(CancelBody, { kind: "", revision: 0 })).toEqual(["kind 3009", "reason 3009"]);
  const long = { kind: "alone", reason: "あ".repeat(limits.dealReasonMaxLength + 1), revision: 0 };
  expect(faults(CancelBody, long)).toEqual(["reason 1023"]);
  expect(faults(CancelBody, { ...long, reason: "一行目\n二行目" })).toEqual([]);
});

test("an amendment changes something", () => {
  const say = (changes: unknown) => faults(AmendmentBody, { changes, revision: 0 });
  expect(say(undefined)).toEqual(["changes 3009"]);
  expect(say("all")).toEqual(["changes 1023"]);
  expect(say({})).toEqual(["changes 3009"]);
  expect(say({ postTo: undefined })).toEqual(["changes 3009"]);
  expect(say({ draftDueOn: null })).toEqual([]);
  expect(say({ postFrom: "2026-12-10", postTo: undefined })).toEqual([]);
  expect(say({ postFrom: "2026-13-10" })).toEqual(["changes.postFrom 1023"]);
});

test("each way of withholding has reasons of its own", () => {
  for (const [kind, own] of Object.entries(withholdingReasons))
    for (const reason of Object.values(withholdingReasons).flat())
      expect(codeFor(Withholding, { kind, reason }), `${kind} ${reason}`).toBe(
        (own as readonly string[]).includes(reason) ? "fits" : "1023",
      );
  expect(faults(Withholding, {})).toEqual(["kind 3009", "reason 3009"]);
  expect(faults(Withholding, undefined)).toEqual(["3009"]);
});

test("formats are different ones, each of 1 to its most, and together no more than a deal's posts", () => {
  const reel = (count: unknown) => ({ format: "reel", count });
  const say = (...formats: unknown[]) => faults(DealFormats, formats);
  expect(say()).toEqual(["3009"]);
  expect(faults(DealFormats, undefined)).toEqual(["3009"]);
  for (const count of [1, limits.postsPerFormat]) expect(say(reel(count))).toEqual([]);
  for (const count of [0, limits.postsPerFormat + 1]) expect(say(reel(count))).toEqual(["0.count 1023"]);
  expect(say(reel(1.5))).toEqual(["0.count 3013"]);
  expect(say({ format: "", count: 1 })).toEqual(["0.format 3009"]);
  expect(say(reel(1), reel(1))).toEqual(["1023"]);
  expect(say(reel(1), { format: "story", count: 1 })).toEqual([]);
  const most = limits.postsPerFormat;
  expect(say(reel(most), { format: "story", count: limits.postsPerDeal - most })).toEqual([]);
  expect(say(reel(most), { format: "story", count: most }, { format: "feed", count: 1 })).toEqual(["1023"]);
});

test("terms say a fee, what is made and when; what they leave out is taken for the usual", () => {
  const { feeYen, content, formats, postFrom, postTo, payCycle, withholding } = someTerms();
  const least = { feeYen, content, formats, postFrom, postTo, payCycle, withholding };
  expect(z.parse(Terms, least)).toEqual({
    ...least,
    draftRequired: true,
    draftDueOn: null,
    revisions: limits.draftRevisionsUsual,
    keepDays: limits.keepDaysUsual,
    usage: { scope: "none", channels: null, until: null },
    prLabel: "#PR",
    exclusivity: null,
    shipping: null,
    clientName: null,
    note: null,
  });
  expect(faults(Terms, {})).toEqual([
    ...["feeYen 3009", "content 3009", "formats 3009", "postFrom 3009", "postTo 3009"],
    ...["payCycle 3009", "withholding 3009"],
  ]);
  const say = (part: object) => faults(Terms, { ...least, ...part });
  expect(say({ feeYen: 1.5 })).toEqual(["feeYen 3013"]);
  expect(say({ keepDays: 0, revisions: limits.draftRevisionsMost + 1 })).toEqual([
    "revisions 1023",
    "keepDays 1023",
  ]);
  expect(say({ revisions: 0, keepDays: limits.keepDaysMost })).toEqual([]);
  expect(say({ usage: { scope: "none" }, shipping: { ships: true } })).toEqual([]);
  expect(say({ usage: {}, shipping: {}, exclusivity: {} })).toEqual([
    ...["usage.scope 3009", "exclusivity.categoryId 3009", "exclusivity.until 3009", "shipping.ships 3009"],
  ]);
  expect(say({ shipping: { ships: true, note: "一行目\n二行目" }, note: "一行目\n二行目" })).toEqual([]);
  expect(say({ prLabel: "PR", clientName: "一行目\n二行目" })).toEqual(["prLabel 1023", "clientName 1023"]);
});

test.each([
  ["https://example.com/a", "fits"],
  [" HTTPS://example.com/a ", "fits"],
  ["http://example.com/a", "1023"],
  ["see https://example.com/a", "1023"],
  ["javascript:alert(1)//https://example.com/a", "1023"],
  ["https://", "1023"],
  [`https://example.com/${"a".repeat(limits.postUrlMaxLength)}`, "1023"],
  [undefined, "3009"],
])("a link %j: %s", (url, said) => {
  expect(codeFor(HttpsUrl, url)).toBe(said);
});

test("a draft is a caption, and what it leaves out is nothing", () => {
  const draft = z.object(draftFields);
  const nothing = {
    title: null,
    links: [],
    files: [],
    platformLabel: false,
    videoLabel: null,
    storyTick: false,
    note: null,
  };
  expect(z.parse(draft, { caption: "#PR" })).toEqual({ caption: "#PR", ...nothing });
  expect(faults(draft, {})).toEqual(["caption 3009"]);
  const say = (part: object) => faults(draft, { caption: "一行目\n二行目", ...part });
  expect(say({ note: "一行目\n二行目" })).toEqual([]);
  expect(say({ title: "一行目\n二行目" })).toEqual(["title 1023"]);
  const label = (startSec: unknown, seconds: unknown) => say({ videoLabel: { startSec, seconds } });
  for (const [start, seconds] of [
    [0, 3],
    [10, 86_400],
  ])
    expect(label(start, seconds)).toEqual([]);
  expect(label(-1, 2)).toEqual(["videoLabel.startSec 1023", "videoLabel.seconds 1023"]);
  expect(label(11, 86_401)).toEqual(["videoLabel.startSec 1023", "videoLabel.seconds 1023"]);
  expect(label(0.5, 3.5)).toEqual(["videoLabel.startSec 3013", "videoLabel.seconds 3013"]);
  expect(label(undefined, "3")).toEqual(["videoLabel.startSec 3009", "videoLabel.seconds 3013"]);
  expect(say({ links: Array(limits.linksPerDraft + 1).fill("https://example.com/") })).toEqual([
    "links 1023",
  ]);
  expect(codeFor(fileIds(1), [uuid, uuid])).toBe("3012");
  expect(codeFor(fileIds(2), [uuid, uuid])).toBe("fits");
});

test("an answer to a draft approves it, or asks for changes of so many points at most", () => {
  const answer = z.object(draftAnswerFields);
  expect(z.parse(answer, { action: "approve" })).toEqual({ action: "approve", changes: [] });
  const say = (points: number) =>
    faults(answer, { action: "changes", changes: Array(points).fill("一\n二") });
  expect(say(limits.changesPerDraft)).toEqual([]);
  expect(say(limits.changesPerDraft + 1)).toEqual(["changes 1023"]);
  expect(faults(answer, { action: "ask" })).toEqual(["action 1023"]);
});

test("a post's address is asked for, and figures of a report are whole or not known", () => {
  const post = z.object(postFields);
  expect(faults(post, {})).toEqual(["url 3009"]);
  expect(faults(post, { url: "  " })).toEqual(["url 3009"]);
  expect(faults(post, { url: "x".repeat(limits.postUrlMaxLength + 1) })).toEqual(["url 1023"]);
  const report = z.object(reportFields);
  expect(z.parse(report, { figures: { views: 0 } })).toEqual({
    note: null,
    figures: { views: 0, likes: null, comments: null },
  });
  const say = (views: unknown) => faults(report, { figures: { views } });
  expect([limits.reportFigureMost, limits.reportFigureMost + 1, -1, 0.5, "1"].map(say)).toEqual([
    ...[[], ["figures.views 1023"], ["figures.views 1023"], ["figures.views 3013"], ["figures.views 3013"]],
  ]);
  expect(faults(report, { note: "一行目\n二行目" })).toEqual([]);
});
