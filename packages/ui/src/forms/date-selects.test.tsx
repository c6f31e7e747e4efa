import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { DateSelects } from "./date-selects.tsx";

const years = ["2024", "2023"].map((value) => ({ value, label: `${value}年` }));
const months = Array.from({ length: 12 }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}月` }));

function Birthday({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <DateSelects
        id="dob"
        label="生年月日"
        tag={{ kind: "required", word: "必須" }}
        value={value}
        onChange={setValue}
        years={years}
        months={months}
        dayLabel={(day) => `${day}日`}
        labels={{ year: "年", month: "月", day: "日" }}
        dayCleared="日を選び直してください"
      />
      <output>{value || "なし"}</output>
    </>
  );
}

test("a date is there once year, month and day are chosen, in any order", async () => {
  const screen = render(<Birthday initial="" />);
  await screen.getByRole("combobox", { name: "日" }).selectOptions("9日");
  await screen.getByRole("combobox", { name: "年" }).selectOptions("2023年");
  await expect.element(screen.getByText("なし")).toBeInTheDocument();
  await screen.getByRole("combobox", { name: "月" }).selectOptions("4月");
  await expect.element(screen.getByText("2023-04-09")).toBeInTheDocument();
});

test("a day that the new year does not have goes, and that is said", async () => {
  const screen = render(<Birthday initial="2024-02-29" />);
  await screen.getByRole("combobox", { name: "年" }).selectOptions("2023年");
  await expect.element(screen.getByText("なし")).toBeInTheDocument();
  await expect.element(screen.getByText("日を選び直してください")).toBeInTheDocument();
  await expect.element(screen.getByRole("combobox", { name: "月" })).toHaveValue("2");
  await screen.getByRole("combobox", { name: "日" }).selectOptions("28日");
  await expect.element(screen.getByText("2023-02-28")).toBeInTheDocument();
});

test("a year stands in the press itself, and the form has the last of two", async () => {
  const screen = render(<Birthday initial="2024-03-01" />);
  const year = screen.getByRole("combobox", { name: "年" }).element() as HTMLSelectElement;
  const choose = (value: string) => {
    year.value = value;
    year.dispatchEvent(new Event("change", { bubbles: true }));
  };
  choose("2023");
  expect(year.value).toBe("2023");
  await expect.element(screen.getByText("2023-03-01")).toBeInTheDocument();
  choose("2024");
  choose("2023");
  await expect.element(screen.getByText("2023-03-01")).toBeInTheDocument();
  expect(year.value).toBe("2023");
});
