import "../tokens.css";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Lamp } from "./lamp.tsx";

const running = () =>
  document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration));

test("a lamp that was another until now turns once, in 600 ms, and is then what it is", async () => {
  render(<Lamp light="pine" from="amber" />);
  expect(running()).toEqual([600, 600]);
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const layers = [...document.querySelectorAll("[data-light=pine] > g")];
  expect(layers.map((layer) => getComputedStyle(layer).opacity)).toEqual(["1", "0"]);
});

test("a lamp that stays what it is does not move", () => {
  render(<Lamp light="pine" from="pine" />);
  render(<Lamp light="amber" />);
  expect(running()).toEqual([]);
});
