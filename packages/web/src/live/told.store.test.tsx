import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { noteTold, useWhenTold } from "./told.store.ts";

test("a part looks again with each word of a stream, by what it is by then, and no more once it is gone", async () => {
  const looked: string[] = [];
  function Part({ name }: { name: string }) {
    useWhenTold(() => looked.push(name));
    return null;
  }
  const part = await render(<Part name="one" />);
  noteTold();
  await part.rerender(<Part name="two" />);
  noteTold();
  noteTold();
  await part.unmount();
  noteTold();
  expect(looked).toEqual(["one", "two", "two"]);
});
