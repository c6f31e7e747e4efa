import { expect, test } from "vitest";
import { uploadSlots } from "./upload-slots.ts";

/** What has begun so far, by name, of uploads that are asked for one after the other. */
async function begun(slots: ReturnType<typeof uploadSlots>, asked: readonly string[]) {
  const uploads = new Map(asked.map((name) => [name, { name }]));
  const names: string[] = [];
  for (const [name, upload] of uploads)
    void slots.take(upload, name.slice(0, 1)).then(() => names.push(name));
  const settled = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return [...names];
  };
  const free = (name: string) => slots.free(uploads.get(name) ?? {});
  return { settled, free };
}

test("so many files are read at once, of one person fewer, and the longest waiting one is next", async () => {
  const slots = uploadSlots({ atOnce: 3, atOnceOfOne: 2 });
  const { settled, free } = await begun(slots, ["a1", "a2", "a3", "b1", "c1", "c2"]);
  expect(await settled()).toEqual(["a1", "a2", "b1"]);
  free("b1");
  // The third of one person still waits for a place of that person's.
  expect(await settled()).toEqual(["a1", "a2", "b1", "c1"]);
  free("a1");
  expect(await settled()).toEqual(["a1", "a2", "b1", "c1", "a3"]);
  free("a2");
  expect(await settled()).toEqual(["a1", "a2", "b1", "c1", "a3", "c2"]);
});

test("who has gone while waiting takes no place, and whoever is freed twice frees one", async () => {
  const slots = uploadSlots({ atOnce: 1, atOnceOfOne: 1 });
  const { settled, free } = await begun(slots, ["a1", "b1", "c1", "d1"]);
  free("b1");
  free("a1");
  free("a1");
  expect(await settled()).toEqual(["a1", "c1"]);
});
