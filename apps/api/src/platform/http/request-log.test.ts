import { pino } from "pino";
import { expect, test } from "vitest";
import { testConfig } from "../../testing/test-config.ts";
import { Refusal } from "../refusal.ts";
import { createServer } from "./server.ts";

/** What is logged of one call whose handler throws. */
async function linesOf(fault: Error): Promise<string[]> {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const app = createServer({ config: testConfig(), log });
  app.put("/api/things/:id", async () => {
    throw fault;
  });
  const headers = { authorization: "Bearer a-token-of-somebody", "content-type": "application/json" };
  const url = "/api/things/secret-part?secret=query";
  await app.inject({ method: "PUT", url, headers, payload: { password: "Umi-no-Oto7" } });
  await app.close();
  return lines;
}

test("a request is one line with its route, status and the code of its refusal, and nothing of what was sent", async () => {
  const lines = await linesOf(new Refusal("passwordNotMatched"));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ route: "PUT /api/things/:id", code: 1004, reqId: expect.any(String) }),
  ]);
  expect(lines.join("")).not.toMatch(/secret|Umi-no-Oto7|a-token-of-somebody/);
});

test("what a sandbox is asked is told to whoever looks for faults alone", async () => {
  const levels: number[] = [];
  const log = pino({ level: "trace" }, { write: (line) => void levels.push(JSON.parse(line).level) });
  const app = createServer({ config: testConfig(), log });
  for (const url of ["/dev/things", "/api/things"]) app.get(url, async () => "");
  for (const url of ["/dev/things", "/api/things"]) await app.inject({ url });
  await app.close();
  expect(levels).toEqual([20, 30]);
});

test("what went wrong in a request has the id of its line, once", async () => {
  const lines = await linesOf(new Error("a bug"));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["a call failed", "answered"]);
  const ids = lines.map((line) => line.match(/"reqId":"[^"]+"/g));
  expect(ids[0]).toHaveLength(1);
  expect(ids[1]).toEqual(ids[0]);
});
