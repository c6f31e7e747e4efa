import { ConfirmModal } from "@tomoru/ui/overlays/confirm-modal";
import { Sheet } from "@tomoru/ui/overlays/sheet";
import { useState } from "react";
import { createMemoryRouter, Link, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { UnsavedChangesBlocker } from "../page/unsaved-changes-blocker.tsx";
import { startTestSite } from "../testing/start-test-site.ts";
import { LeaveBlocker } from "./leave-blocker.tsx";

startTestSite();

beforeEach(startLanguage);

let router: ReturnType<typeof createMemoryRouter>;
afterEach(() => router.dispose());

// The router says here that it was given a second blocker.
const warn = vi.spyOn(console, "warn");
afterEach(() => expect(warn).not.toHaveBeenCalled());

type Overlay = "sheet" | "question" | "sending";

function Page({ unsaved }: { unsaved: boolean }) {
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {(["sheet", "question", "sending"] as const).map((overlay) => (
        <button key={overlay} type="button" onClick={() => setOpen(overlay)}>{`Open ${overlay}`}</button>
      ))}
      <Sheet
        open={open === "sheet"}
        title="Choose"
        doneLabel="Done"
        onDone={close}
        closeLabel="Close"
        onClose={close}
      >
        <input aria-label="Beauty" type="checkbox" />
        <Link to="/before">Leave from the sheet</Link>
      </Sheet>
      <ConfirmModal
        open={open === "question" || open === "sending"}
        title="Sure?"
        message="It cannot be undone."
        confirmLabel="Do it"
        cancelLabel="Cancel"
        loading={open === "sending" ? "Sending…" : undefined}
        onConfirm={close}
        onCancel={close}
      />
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

function renderPage({ unsaved = false } = {}) {
  const children = [
    { path: "/before", element: "before" },
    { path: "/page", element: <Page unsaved={unsaved} /> },
  ];
  router = createMemoryRouter([{ Component: Root, children }], { initialEntries: ["/before", "/page"] });
  return render(<RouterProvider router={router} />);
}

const path = () => router.state.location.pathname;

test.each([
  ["sheet", "dialog"],
  ["question", "alertdialog"],
] as const)("back closes a %s and stays on the page, and then leads back", async (overlay, role) => {
  const screen = await renderPage();
  await screen.getByRole("button", { name: `Open ${overlay}` }).click();
  await expect.element(screen.getByRole(role)).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByRole(role)).not.toBeInTheDocument();
  expect(path()).toBe("/page");
  await router.navigate(-1);
  await expect.poll(path).toBe("/before");
});

test("back does not close what is sending, nor leave the page under it", async () => {
  const screen = await renderPage();
  await screen.getByRole("button", { name: "Open sending" }).click();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  expect(path()).toBe("/page");
});

test("of a form with unsaved changes back closes the sheet, then asks, then closes the question", async () => {
  const screen = await renderPage({ unsaved: true });
  await screen.getByRole("button", { name: "Open sheet" }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await router.navigate(-1);
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  const question = screen.getByRole("alertdialog", { name: "変更を破棄しますか？" });
  await router.navigate(-1);
  await expect.element(question).toBeVisible();
  await router.navigate(-1);
  await expect.element(question).not.toBeInTheDocument();
  expect(path()).toBe("/page");
  await router.navigate(-1);
  await question.getByRole("button", { name: "破棄する" }).click();
  await expect.poll(path).toBe("/before");
});

test("a link of a sheet over unsaved changes asks first, and to stay leaves the sheet open", async () => {
  const screen = await renderPage({ unsaved: true });
  await screen.getByRole("button", { name: "Open sheet" }).click();
  await screen.getByRole("link", { name: "Leave from the sheet" }).click();
  const question = screen.getByRole("alertdialog", { name: "変更を破棄しますか？" });
  await question.getByRole("button", { name: "編集を続ける" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  expect(path()).toBe("/page");
  await screen.getByRole("link", { name: "Leave from the sheet" }).click();
  await question.getByRole("button", { name: "破棄する" }).click();
  await expect.poll(path).toBe("/before");
});
