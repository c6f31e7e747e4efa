import { getCalendar, renewCalendar } from "@tomoru/contract/influencer/calendar";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { calendarFeed as words } from "@tomoru/i18n/ja/influencer/calendar-feed";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { putFacts, type SeededDeal } from "../deals/deals.testing.ts";
import { approved, seedDelivery } from "../deals/delivery/deliveries.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const feedUrl = async ({ token }: Pick<SeededInfluencer, "token">) =>
  (await app.call(getCalendar, { token })).result.feedUrl;
const read = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url: new URL(url).pathname, headers });

/** As a calendar program reads it: lines unfolded, texts unescaped, each event by the names of its properties. */
function parsed(text: string): Map<string, string>[] {
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events: Map<string, string>[] = [];
  let inAlarm = false;
  for (const line of text.replaceAll("\r\n ", "").split("\r\n")) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (line === "BEGIN:VEVENT") events.push(new Map());
    if (line === "BEGIN:VALARM" || line === "END:VALARM") inAlarm = line.startsWith("BEGIN");
    const shown = value.replaceAll(/\\([\\,;nN])/g, (_, escaped: string) =>
      escaped.toLowerCase() === "n" ? "\n" : escaped,
    );
    if (name === "TRIGGER" || !inAlarm) events.at(-1)?.set(name, shown);
  }
  return events;
}

async function eventsOf({ creator }: Pick<SeededDeal, "creator">): Promise<Map<string, string>[]> {
  const answer = await read(await feedUrl(creator));
  expect(answer.statusCode).toBe(200);
  return parsed(answer.body);
}

const days = (events: readonly Map<string, string>[]) =>
  Object.fromEntries(
    events.map((event) => [
      /-(\w+)@/.exec(event.get("UID") ?? "")?.[1],
      `${event.get("DTSTART")}/${event.get("DTEND")}`,
    ]),
  );

test("a feed has the days of a contract, whole days with an alarm the day before, and no amounts", async () => {
  const usage = { scope: "organic", channels: null, until: "2027-06-01" } as const;
  const seeded = await seedDelivery(app, { terms: { usage } });
  await putFacts(app, seeded.key, { payDueOn: "2026-12-15" });
  const answer = await read(await feedUrl(seeded.creator));
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
  });
  const events = parsed(answer.body);
  expect(days(events)).toEqual({
    draft: "20261120/20261121",
    post: "20261125/20261202",
    pay: "20261215/20261216",
    usage: "20270601/20270602",
  });
  const [draft] = events;
  expect(draft?.get("SUMMARY")).toBe("下書きの期限：うるおい化粧水「しずく」");
  expect(draft?.get("DESCRIPTION")).toBe(
    `株式会社みなと珈琲\n${app.deps.config.appUrl}/deal/${seeded.dealId}`,
  );
  expect([draft?.get("TRIGGER"), draft?.get("STATUS")]).toEqual(["-P1D", "CONFIRMED"]);
  expect(answer.body).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT12H");
  expect(answer.body).not.toMatch(/100,?000|¥|円/);
});

test("whoever was held up has the later days in the calendar", async () => {
  const dueOn = (day: string) => new Date(`${day}T15:00:00Z`);
  const asked = await seedDelivery(app, {
    facts: { state: "changes_requested", turnDueAt: dueOn("2026-12-04") },
  });
  expect(days(await eventsOf(asked)).draft).toBe("20261204/20261205");
  const facts = { ...approved, turnDueAt: dueOn("2026-12-06"), reportDueOn: "2026-12-06" };
  const posting = await seedDelivery(app, { facts });
  expect(days(await eventsOf(posting))).toEqual({ draft: "20261120/20261121", post: "20261125/20261207" });
  // A day that is no later than agreed takes nothing away.
  await putFacts(app, posting.key, { reportDueOn: "2026-11-28" });
  expect(days(await eventsOf(posting)).post).toBe("20261125/20261202");
});

test("it is told line by line as RFC 5545 has it", async () => {
  const { creator, dealId } = await seedDelivery(app);
  const { updated_at } = await app.deps.db.selectFrom("deals").select("updated_at").executeTakeFirstOrThrow();
  const changed = `${updated_at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const { appUrl } = app.deps.config;
  const url = `${appUrl}/deal/${dealId}`;
  const summary = "下書きの期限：うるおい化粧水「しずく」";
  const { body } = await read(await feedUrl(creator));
  expect(body.replaceAll("\r\n ", "").split("\r\n").slice(0, 28)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tomoru//Deals//JA",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${words.name}`,
    `X-WR-CALNAME:${words.name}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    "BEGIN:VEVENT",
    `UID:${dealId}-draft@${new URL(appUrl).hostname}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    expect.stringMatching(/^SEQUENCE:\d+$/),
    "DTSTART;VALUE=DATE:20261120",
    "DTEND;VALUE=DATE:20261121",
    `SUMMARY:${summary}`,
    `DESCRIPTION:株式会社みなと珈琲\\n${url}`,
    `URL:${url}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
    "BEGIN:VEVENT",
  ]);
});

test("a line of 75 octets stands in one, and what is longer by one goes on in the next", async () => {
  const { creator } = await seedDelivery(app);
  const url = await feedUrl(creator);
  const lineWith = async (letters: number) => {
    await app.deps.db
      .updateTable("deals")
      .set({ product_name: "a".repeat(letters) })
      .execute();
    return /\r\n(SUMMARY:.*?)\r\n(?! )/s.exec((await read(url)).body)?.[1];
  };
  const head = "SUMMARY:下書きの期限：";
  const room = 75 - Buffer.byteLength(head);
  expect(await lineWith(room)).toBe(head + "a".repeat(room));
  expect(await lineWith(room + 1)).toBe(`${head}${"a".repeat(room)}\r\n a`);
});

test("while a report is looked at the feed says until when; a day that moves keeps its id and raises its sequence", async () => {
  const seeded = await seedDelivery(app);
  const before = await eventsOf(seeded);
  await putFacts(app, seeded.key, {
    ...{ state: "reported", turn: "company", turnKind: "accept" },
    turnDueAt: new Date("2026-12-04T15:00:00Z"),
  });
  await app.deps.db
    .updateTable("deals")
    .set({ revision: 7 })
    .where("influencer_id", "=", seeded.creator.ownerId)
    .execute();
  const after = await eventsOf(seeded);
  expect(days(after).accept).toBe("20261204/20261205");
  await putFacts(app, seeded.key, { hold: "operator" });
  expect(days(await eventsOf(seeded))).not.toHaveProperty("accept");
  const post = (events: readonly Map<string, string>[]) =>
    events.find((event) => event.get("UID")?.includes("-post@"));
  expect(post(after)?.get("UID")).toBe(post(before)?.get("UID"));
  expect(post(after)?.get("SEQUENCE")).toBe("7");
});

test("a deal that was cancelled says so for 30 days, and one without a contract has no days", async () => {
  const seeded = await seedDelivery(app);
  await putFacts(app, seeded.key, { state: "cancelled", turn: "none", turnKind: null, turnDueAt: null });
  const events = await eventsOf(seeded);
  expect(events.map((event) => event.get("STATUS"))).toEqual(["CANCELLED", "CANCELLED"]);
  expect(events.every((event) => !event.has("TRIGGER"))).toBe(true);
  const url = await feedUrl(seeded.creator);
  app.clock.advance((limits.calendarCancelledDays + 1) * 86_400);
  expect(parsed((await read(url)).body)).toEqual([]);
});

test("of a cancelled deal the day of payment holds where a share is still to come, and no other day does", async () => {
  const seeded = await seedDelivery(app);
  const over = { state: "cancelled", turn: "none", turnKind: null, turnDueAt: null } as const;
  const standing = async (paymentStage: "due" | null) => {
    await putFacts(app, seeded.key, { ...over, paymentStage, payDueOn: "2026-12-15" });
    const events = await eventsOf(seeded);
    return events.map((event) => [/-(\w+)@/.exec(event.get("UID") ?? "")?.[1], event.get("STATUS")]);
  };
  const others = [
    ["draft", "CANCELLED"],
    ["post", "CANCELLED"],
  ];
  expect(await standing("due")).toEqual([...others, ["pay", "CONFIRMED"]]);
  expect(await standing(null)).toEqual([...others, ["pay", "CANCELLED"]]);
});

test("long and hostile names come out as they went in, folded between characters", async () => {
  const seeded = await seedDelivery(app);
  const name = `${"長い名前🎀".repeat(30)}\\, ; END:VEVENT\r\nBEGIN:VEVENT\u0007\rEND`;
  await app.deps.db
    .updateTable("deals")
    .set({ product_name: name })
    .where("influencer_id", "=", seeded.creator.ownerId)
    .execute();
  const events = await eventsOf(seeded);
  expect(events).toHaveLength(2);
  const said = name.replace(/\r\n?/g, "\n").replace("\u0007", "");
  expect(events[0]?.get("SUMMARY")).toBe(`下書きの期限：${said}`);
});

test("a new address ends the old one, and what is no address is not to be told from it", async () => {
  const hanako = await seedInfluencer(app);
  const old = await feedUrl(hanako);
  expect((await read(old)).statusCode).toBe(200);
  const renewed = (await app.call(renewCalendar, { token: hanako.token })).result.feedUrl;
  expect(await feedUrl(hanako)).toBe(renewed);
  expect((await read(renewed)).statusCode).toBe(200);
  const other = await feedUrl(await seedInfluencer(app));
  const mixed = `${renewed.slice(0, -30)}${other.slice(-30)}`;
  for (const url of [old, mixed, `${app.deps.config.appUrl}/calendar/nonsense.ics`]) {
    const answer = await read(url);
    expect([answer.statusCode, answer.body]).toEqual([404, ""]);
  }
});

test("what has not changed is not sent again, and an address is read 60 times an hour", async () => {
  const url = await feedUrl(await seedInfluencer(app));
  const { etag } = (await read(url)).headers;
  const again = await read(url, { "if-none-match": String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  for (let reads = 2; reads < limits.calendarReadsPerHour; reads += 1) await read(url);
  const tooMany = await read(url);
  expect(tooMany.statusCode).toBe(429);
  expect(Number(tooMany.headers["retry-after"])).toBeGreaterThan(0);
  expect((await read(await feedUrl(await seedInfluencer(app)))).statusCode).toBe(200);
});

test("the address of who is suspended answers nothing meanwhile", async () => {
  const hanako = await seedInfluencer(app);
  const url = await feedUrl(hanako);
  const set = (status: "active" | "suspended") =>
    app.call(setInfluencerStatus, {
      params: { email: hanako.email },
      body: { status, reason: "調査のため" },
    });
  await set("suspended");
  expect((await read(url)).statusCode).toBe(404);
  await set("active");
  expect((await read(url)).statusCode).toBe(200);
});

test("a closed account's address answers nothing, and renewing is bounded", async () => {
  const hanako = await seedInfluencer(app);
  const { token } = hanako;
  for (let renewals = 0; renewals < limits.calendarRenewalsPerHour; renewals += 1)
    expect((await app.call(renewCalendar, { token })).status).toBe(200);
  expect((await app.call(renewCalendar, { token })).status).toBe(429);
  const url = await feedUrl(hanako);
  await app.call(closeAccount, { token });
  expect((await read(url)).statusCode).toBe(404);
});
