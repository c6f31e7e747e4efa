import * as company from "@tomoru/contract/company/deal-files";
import { sendCompanyMessage } from "@tomoru/contract/company/deal-messages";
import * as creator from "@tomoru/contract/influencer/deal-files";
import { listMessages, sendMessage } from "@tomoru/contract/influencer/deal-messages";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { sendDraft } from "@tomoru/contract/influencer/deliveries";
import { limits } from "@tomoru/contract/limits";
import { aDraftBody } from "@tomoru/contract/testing/delivery.builder";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { carriers, refusedFiles } from "../../../platform/images/hostile-images.testing.ts";
import { aJpeg, aPng } from "../../../platform/images/images.testing.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { closeAccount } from "../../membership/closing.usecases.ts";
import { putFacts, type SeededDeal, seedDeal, seedSecured } from "../deals.testing.ts";
import { eraseOldFiles } from "./files.usecases.ts";

let app: TestApp;
let deal: SeededDeal;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-12-01T03:00:00.000Z");
  deal = await seedDeal(app);
});
afterAll(() => app.close());

const params = () => ({ id: deal.dealId });
const send = (upload: Buffer, type = "image/png") =>
  app.call(creator.uploadDealFile, {
    token: deal.creator.token,
    params: params(),
    upload,
    headers: { "content-type": type },
  });
const show = (fileId: string) =>
  app.call(company.getCompanyDealFile, { token: deal.company.token, params: { ...params(), fileId } });

test("an image that one side keeps the other sees, bytes and all, and no page runs it", async () => {
  const noise = Buffer.alloc(700_000, 7);
  const { result } = await send(aJpeg({ width: 640, height: 480, scan: noise }), "image/jpeg");
  expect(result).toMatchObject({ width: 640, height: 480 });
  const shown = await show(result.fileId);
  expect(shown.result.type).toBe("image/jpeg");
  expect(Buffer.from(shown.result.bytes).includes(noise)).toBe(true);
  expect(shown.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, max-age=300",
    "content-disposition": "attachment",
  });
  const chunks = await app.deps.db.selectFrom("file_chunks").select("n").orderBy("n").execute();
  expect(chunks.map(({ n }) => n)).toEqual([0, 1, 2]);
});

test("of forty files that are no images of ours none is kept", async () => {
  const files = Object.entries(refusedFiles);
  expect(files.length).toBeGreaterThanOrEqual(40);
  for (const [name, bytes] of files) expect([name, (await send(bytes)).code]).toEqual([name, 3010]);
  expect(await app.deps.db.selectFrom("deal_files").select("id").execute()).toEqual([]);
});

test("what an image carries is left out before it is kept", async () => {
  for (const bytes of Object.values(carriers)) {
    const { result } = await send(bytes, "image/webp");
    const shown = await show(result.fileId);
    expect(Buffer.from(shown.result.bytes).includes("script")).toBe(false);
  }
});

test("a call takes images alone, up to two mebibytes, and no other call takes any", async () => {
  expect((await send(Buffer.from("{}"), "application/json")).status).toBe(415);
  expect((await send(aPng(), "image/svg+xml")).status).toBe(415);
  expect(await send(Buffer.alloc(0))).toMatchObject({ status: 400, code: 3010 });
  const large = aPng({ data: Buffer.alloc(limits.imageBytes) });
  expect(await send(large)).toMatchObject({ status: 400, code: 1023 });
  const elsewhere = await app.app.inject({
    method: "POST",
    url: `/api/influencer/deal/${deal.dealId}/message`,
    headers: { "content-type": "image/png", authorization: `Bearer ${deal.creator.token}` },
    payload: aPng(),
  });
  expect(elsewhere.statusCode).toBe(415);
});

test("a person sends 60 images in an hour, whatever others send", async () => {
  const { creator: sender } = deal;
  for (let at = 0; at < limits.filesPerHour; at += 1) {
    if (at % limits.filesPerDeal === 0) deal = await seedDeal(app, { creator: sender });
    expect((await send(aPng())).status).toBe(200);
  }
  deal = await seedDeal(app, { creator: sender });
  expect(await send(aPng())).toMatchObject({ status: 429, code: 1020 });
  deal = await seedDeal(app);
  expect((await send(aPng())).status).toBe(200);
});

test("a deal holds 30 images", async () => {
  for (let at = 0; at < limits.filesPerDeal; at += 1) await send(aPng());
  expect(await send(aPng())).toMatchObject({ status: 400, code: 3012 });
});

test("a message shows one's own images of the same deal, three at most", async () => {
  const { fileId, sha256 } = (await send(aPng({ width: 3 }))).result;
  const token = deal.creator.token;
  const write = (files: string[]) =>
    app.call(sendMessage, { token, params: params(), body: { text: "写真です。", files } });
  expect((await write([fileId])).result.files).toEqual([
    { fileId, sha256, width: 3, height: 1, isErased: false },
  ]);
  const others = await app.call(sendCompanyMessage, {
    token: deal.company.token,
    params: params(),
    body: { text: "写真です。", files: [fileId] },
  });
  expect(others).toMatchObject({ status: 400, errors: ["files 1023"] });
  expect(await write([fileId, fileId, fileId, fileId])).toMatchObject({ errors: ["files 3012"] });
});

test("an image of one deal is shown in no message and no draft of another, of the same creator either", async () => {
  const { fileId } = (await send(aPng())).result;
  const terms = { draftDueOn: "2026-12-06", postFrom: "2026-12-10", postTo: "2026-12-16" };
  const other = await seedSecured(app, { creator: deal.creator, terms });
  const of = { token: other.creator.token, params: { id: other.dealId } };
  const told = await app.call(sendMessage, { ...of, body: { text: "写真です。", files: [fileId] } });
  expect(told).toMatchObject({ status: 400, errors: ["files 1023"] });
  const { revision } = (await app.call(getDeal, of)).result;
  const draft = await app.call(sendDraft, { ...of, body: { ...aDraftBody({ files: [fileId] }), revision } });
  expect(draft).toMatchObject({ status: 400, errors: ["files 1023"] });
});

test("somebody else's image is nowhere to be found", async () => {
  const { fileId } = (await send(aPng())).result;
  const other = await seedDeal(app);
  const of = (token: string, id: string) => app.call(creator.getDealFile, { token, params: { id, fileId } });
  expect(await of(other.creator.token, deal.dealId)).toMatchObject({ status: 404, code: 2005 });
  expect(await of(other.creator.token, other.dealId)).toMatchObject({ status: 404, code: 2005 });
});

test("180 days after the end of a deal its images go, and their sums stay", async () => {
  const { fileId, sha256 } = (await send(aPng())).result;
  const body = { text: "写真です。", files: [fileId] };
  await app.call(sendMessage, { token: deal.creator.token, params: params(), body });
  await putFacts(app, deal.key, {
    state: "cancelled",
    endReason: "declined",
    turn: "none",
    turnKind: null,
    turnDueAt: null,
  });
  app.clock.advance(180 * 86_400 - 1);
  await eraseOldFiles(app.deps);
  expect(await app.deps.db.selectFrom("file_chunks").select("n").execute()).toHaveLength(1);
  app.clock.advance(1);
  await eraseOldFiles(app.deps);
  expect(await app.deps.db.selectFrom("file_chunks").select("n").execute()).toEqual([]);
  const kept = await app.deps.db.selectFrom("deal_files").select(["sha256", "erased_at"]).execute();
  expect(kept).toEqual([{ sha256, erased_at: app.clock.now() }]);
});

test("of an account that closes neither words nor images stay", async () => {
  await send(aPng());
  const token = deal.creator.token;
  await app.call(sendMessage, { token, params: params(), body: { text: "秘密の言葉" } });
  await closeAccount(app.deps, deal.creator.ownerId);
  const messages = await app.deps.db.selectFrom("deal_messages").select("content").execute();
  expect(messages).toEqual([{ content: "" }]);
  expect(await app.deps.db.selectFrom("file_chunks").select("n").execute()).toEqual([]);
  expect((await app.call(listMessages, { token, params: params(), query: {} })).code).toBe(1006);
});
