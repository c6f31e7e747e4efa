import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { TextField } from "./input-fields.tsx";

function Fee({ inputMode }: { inputMode?: "numeric" }) {
  const [value, setValue] = useState("");
  return (
    <>
      <TextField
        id="fee"
        label="報酬"
        inputMode={inputMode}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <output>{value}</output>
    </>
  );
}

test("full-width digits are half width once their field is left, for the form as well", async () => {
  const screen = await render(<Fee inputMode="numeric" />);
  await screen.getByRole("textbox").fill("５０，０００円");
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox")).toHaveValue("50,000円");
  await expect.element(screen.getByRole("status")).toHaveTextContent("50,000円");
});

test("a field of words keeps them as they were typed", async () => {
  const screen = await render(<Fee />);
  await screen.getByRole("textbox").fill("第２弾");
  await userEvent.tab();
  await expect.element(screen.getByRole("textbox")).toHaveValue("第２弾");
});
