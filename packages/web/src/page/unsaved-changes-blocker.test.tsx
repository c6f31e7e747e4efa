import { useState } from "react";
import { createMemoryRouter, Link, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { LeaveBlocker } from "../routes/leave-blocker.tsx";
import { startTestSite } from "../testing/start-test-site.ts";
import { UnsavedChangesBlocker } from "./unsaved-changes-blocker.tsx";

startTestSite();

beforeEach(startLanguage);

let router: ReturnType<typeof createMemoryRouter>;
afterEach(() => router.dispose());

function Form({ isWritten }: { isWritten: boolean }) {
  const [unsaved, setUnsaved] = useState(isWritten);
  return (
    <>
      <button type="button" onClick={() => setUnsaved(!unsaved)}>
        {unsaved ? "Save" : "Write"}
      </button>
      <Link to="/form?part=2">Part</Link>
      <Link to="/home">Home</Link>
      <UnsavedChangesBlocker unsaved={unsaved} />
    </>
  );
}

function Root() {
  return (
    <>
      <Outlet />
      <LeaveBlocker />
    </>
  );
}

async function renderForm({ isWritten = false } = {}) {
  const children = [
    { path: "/before", element: "before" },
    { path: "/form", element: <Form isWritten={isWritten} /> },
    { path: "/home", element: "home" },
  ];
  router = createMemoryRouter([{ Component: Root, children }], { initialEntries: ["/before", "/form"] });
  return render(<RouterProvider router={router} />);
}

const path = () => router.state.location.pathname + router.state.location.search;

test("a link away from unsaved changes asks first: to stay keeps them, to discard them follows it", async () => {
  const screen = await renderForm();
  await screen.getByRole("button", { name: "Write" }).click();
  await screen.getByRole("link", { name: "Home" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "編集を続ける" }).click();
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(path()).toBe("/form");
  await screen.getByRole("link", { name: "Home" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "破棄する" }).click();
  await expect.poll(path).toBe("/home");
});

test("going back asks too, and goes back once that is wanted", async () => {
  // Written from the start: once it is rendered the router has been told to ask, which a press tells it a moment later.
  const screen = await renderForm({ isWritten: true });
  await router.navigate(-1);
  await screen.getByRole("alertdialog").getByRole("button", { name: "破棄する" }).click();
  await expect.poll(path).toBe("/before");
});

test("neither what stays on the page nor what is saved asks", async () => {
  const screen = await renderForm();
  await screen.getByRole("button", { name: "Write" }).click();
  await screen.getByRole("link", { name: "Part" }).click();
  await expect.poll(path).toBe("/form?part=2");
  await screen.getByRole("button", { name: "Save" }).click();
  await screen.getByRole("link", { name: "Home" }).click();
  await expect.poll(path).toBe("/home");
});

test("the browser is asked to ask before the tab is closed, but only while something is unsaved", async () => {
  const screen = await renderForm();
  const closes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(closes()).toBe(true);
  await screen.getByRole("button", { name: "Write" }).click();
  await expect.poll(closes).toBe(false);
});
