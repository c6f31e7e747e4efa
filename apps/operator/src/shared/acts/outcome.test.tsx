import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/operator/words";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import useSWR, { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../access.store.ts";
import { ConsolePage } from "../frame/console-page.tsx";
import { site } from "../site.ts";
import { OutcomeMessage } from "./outcome-message.tsx";
import { ReasonedAct } from "./reasoned-act.tsx";

startSite(site);

const told = "保留にしました。";

function Page() {
  const act = { asks: null, title: "しますか？", consequence: null, act: async () => undefined };
  return (
    <ConsolePage>
      <Link to="/one">一つ目</Link>
      <Link to="/two">二つ目</Link>
      <OutcomeMessage place="acts" />
      <ReasonedAct {...act} label="保留" told={{ text: told, place: "acts" }} />
      <ReasonedAct {...act} label="別の操作" />
    </ConsolePage>
  );
}

beforeEach(async () => {
  takeAccess({ token: "t", name: "Tanaka" });
  await startLanguage();
});
afterEach(leaveAccess);

async function renderTold() {
  const screen = await render(
    <MemoryRouter initialEntries={["/one"]}>
      <Routes>
        <Route path="/:page" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.getByRole("button", { name: "保留", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "保留", exact: true }).click();
  await expect.element(screen.getByText(told)).toBeVisible();
  return screen;
}

test("what an act came to is told until the next one is begun", async () => {
  const screen = await renderTold();
  await screen.getByRole("button", { name: "別の操作" }).click();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
  await screen.getByRole("alertdialog").getByRole("button", { name: words.frame.back }).click();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
});

test("it is told on its own page alone, and not again on the way back", async () => {
  const screen = await renderTold();
  await screen.getByRole("link", { name: "二つ目" }).click();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
  await screen.getByRole("link", { name: "一つ目" }).click();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
});

test("it goes with whoever did it: the next one at the same page is told nothing", async () => {
  const screen = await renderTold();
  leaveAccess();
  await expect.element(screen.getByRole("button", { name: words.frame.signIn.submit })).toBeVisible();
  takeAccess({ token: "t", name: "Sato" });
  await expect.element(screen.getByRole("button", { name: "別の操作" })).toBeVisible();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
});

test.each([
  [409, 2],
  [400, 1],
] as const)(
  "after a refusal with %i the page behind the dialog is asked for %i times",
  async (status, times) => {
    let asked = 0;
    function Shown() {
      useSWR("shown", async () => (asked += 1));
      const act = () => Promise.reject(new ApiFailure({ refusal: "dataInvalid", status }));
      return <ReasonedAct asks={null} title="しますか？" consequence={null} label="依頼" act={act} />;
    }
    const screen = await render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <MemoryRouter>
          <Shown />
        </MemoryRouter>
      </SWRConfig>,
    );
    await screen.getByRole("button", { name: "依頼" }).click();
    const dialog = screen.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "依頼" }).click();
    await expect.element(dialog.getByText(words.codes.dataInvalid)).toBeVisible();
    expect(asked).toBe(1);
    await dialog.getByRole("button", { name: words.frame.back }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => asked).toBe(times);
  },
);
