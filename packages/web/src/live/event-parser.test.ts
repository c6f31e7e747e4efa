import { expect, test } from "vitest";
import { eventParser, type ServerEvent } from "./event-parser.ts";

function parse(...pieces: string[]): { events: ServerEvent[]; retries: number[] } {
  const events: ServerEvent[] = [];
  const retries: number[] = [];
  const feed = eventParser({ event: (event) => events.push(event), retry: (ms) => retries.push(ms) });
  for (const piece of pieces) feed(piece);
  return { events, retries };
}

const whole = 'event: offers\ndata: {"pendingOfferCount":3}\n\n';
const offers = { name: "offers", data: '{"pendingOfferCount":3}' };

test("an event is its name and its data", () => {
  expect(parse(whole).events).toEqual([offers]);
});

test.each([
  ["line feeds", "\n"],
  ["returns", "\r"],
  ["both", "\r\n"],
])("lines may end with %s, and the text may be cut anywhere", (_how, end) => {
  const text = `: ping\n\n${whole}${whole}`.replaceAll("\n", end);
  for (let at = 0; at <= text.length; at += 1) {
    expect(parse(text.slice(0, at), text.slice(at)).events, `cut at ${at}`).toEqual([offers, offers]);
  }
  expect(parse(...text).events).toEqual([offers, offers]);
});

test("what is not finished is not told", () => {
  expect(parse("event: offers\ndata: {}\n").events).toEqual([]);
});

test("comments, unknown fields and events without data are passed over", () => {
  expect(parse(": ping\n\nid: 7\nnonsense\n\nevent: empty\n\n").events).toEqual([]);
});

test("an event without a name is a message, and its lines of data stay lines", () => {
  expect(parse("data: one\ndata:two\ndata\n\n").events).toEqual([{ name: "message", data: "one\ntwo\n" }]);
});

test("the server's wish for a pause is told, and nonsense is none", () => {
  expect(parse("retry: 60000\n\nretry: soon\n\n").retries).toEqual([60_000]);
});
