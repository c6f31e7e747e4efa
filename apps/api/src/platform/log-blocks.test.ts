import { execFileSync } from "node:child_process";
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inBlocks } from "./log-blocks.ts";

const line = `${"x".repeat(99)}\n`;

function collecting() {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const destination = Object.assign(new EventEmitter(), { write, flushSync: () => undefined });
  return { written, destination, lines: inBlocks(destination) };
}

test("lines leave together once there are enough of them", () => {
  const { written, lines } = collecting();
  for (let count = 0; count < 159; count += 1) lines.write(line);
  expect(written).toEqual([]);
  lines.write(line);
  expect(written).toEqual([line.repeat(160)]);
});

test("few lines leave by the clock", async () => {
  const { written, lines } = collecting();
  lines.write(line);
  await expect.poll(() => written).toEqual([line]);
});

test("what is flushed leaves at once, in its order", () => {
  const { written, lines } = collecting();
  lines.write("first\n");
  lines.write("fatal\n");
  lines.flushSync();
  expect(written).toEqual(["first\nfatal\n"]);
});

test("a flush is over when what was on its way is written, and at once where nothing is", async () => {
  const { destination, lines } = collecting();
  let over = 0;
  lines.flush(() => (over += 1));
  expect(over).toBe(1);
  lines.write("a line\n");
  lines.flush(() => (over += 1));
  await setImmediate();
  expect(over).toBe(1);
  destination.emit("drain");
  await expect.poll(() => over).toBe(2);
});

test.each([
  ["ends itself", "process.exit(1)"],
  ["has nothing left to do", ""],
  ["fails", "throw new Error('a bug')"],
])("a process that %s has written its last line", (_how, end) => {
  const logger = join(import.meta.dirname, "logger.ts");
  const code = `import { createLogger } from ${JSON.stringify(logger)}; createLogger({ logLevel: "info" }).info("the last line"); ${end}`;
  expect(outputOf(code)).toContain("the last line");
});

test("what is written beside the log after a flush stands after its lines", () => {
  const logger = join(import.meta.dirname, "logger.ts");
  const code = `import { createLogger } from ${JSON.stringify(logger)}; const log = createLogger({ logLevel: "info" });
    log.info("a line"); log.flush(() => process.stdout.write("the end"));`;
  expect(outputOf(code)).toMatch(/a line.*\nthe end$/);
});

function outputOf(code: string): string {
  const args = ["--input-type=module", "--eval", code];
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
