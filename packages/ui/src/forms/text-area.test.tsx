import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Field } from "./field.tsx";
import { TextArea } from "./text-area.tsx";

const max = 5;

function Bio() {
  const [text, setText] = useState("");
  return (
    <Field label="自己紹介">
      {(control) => (
        <TextArea
          {...control}
          value={text}
          onChange={(event) => setText(event.target.value)}
          counter={{ count: text.length, max, status: `${max}文字中${text.length}文字` }}
        />
      )}
    </Field>
  );
}

test("the count is shown at once and read out once typing has paused", async () => {
  const screen = render(<Bio />);
  await expect.element(screen.getByText("0/5")).toBeVisible();
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await screen.getByLabelText("自己紹介").fill("花子");
  await expect.element(screen.getByText("2/5")).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("5文字中2文字");
});

test("what is too long is kept whole and counted", async () => {
  const screen = render(<Bio />);
  const area = screen.getByLabelText("自己紹介");
  await area.fill("はじめまして");
  await expect.element(area).toHaveValue("はじめまして");
  await expect.element(screen.getByText("6/5")).toBeVisible();
});
