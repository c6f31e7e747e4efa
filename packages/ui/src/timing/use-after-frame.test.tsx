import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { useAfterFrame } from "./use-after-frame.ts";

/** What was rendered so far, and a way to change the value. */
function delaying() {
  const seen: string[] = [];
  let change: (value: string) => void = () => undefined;
  function Noting() {
    const [value, setValue] = useState("one");
    const delayed = useAfterFrame(value);
    useLayoutEffect(() => {
      change = setValue;
      seen.push(`${value} as ${delayed}`);
      if (value !== delayed) requestAnimationFrame(() => seen.push("a frame"));
    }, [value, delayed]);
    return null;
  }
  render(<Noting />);
  return { seen, show: (value: string) => flushSync(() => change(value)) };
}

test("a value that changes stays the one before until a frame is painted", async () => {
  const { seen, show } = delaying();
  show("two");
  await expect.poll(() => seen).toEqual(["one as one", "two as one", "a frame", "two as two"]);
});

test("of two changes within a frame the last one is rendered alone", async () => {
  const { seen, show } = delaying();
  show("two");
  show("three");
  await expect.poll(() => seen.at(-1)).toBe("three as three");
  expect(seen).not.toContain("three as two");
});
