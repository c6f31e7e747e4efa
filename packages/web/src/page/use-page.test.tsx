import { createMemoryRouter, Link, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { WithRouter } from "../routes/with-router.tsx";
import { startTestSite } from "../testing/start-test-site.ts";
import { usePage } from "./use-page.ts";

startTestSite();

beforeEach(startLanguage);

let router: ReturnType<typeof createMemoryRouter>;
afterEach(() => router.dispose());

function Root() {
  return (
    <WithRouter>
      <main>
        <Outlet />
      </main>
    </WithRouter>
  );
}

function List() {
  usePage({ title: "List" });
  return (
    <>
      <h1 tabIndex={-1}>List</h1>
      <Link id="filter" to="/list?status=new">
        Filter
      </Link>
      <Link id="one" to="/one">
        One
      </Link>
    </>
  );
}

function One() {
  usePage({ title: "One", focusId: "field" });
  return (
    <>
      <h1 tabIndex={-1}>One</h1>
      <input id="field" aria-label="Field" />
      <Link to="/list">List</Link>
    </>
  );
}

async function renderList() {
  const children = [
    { path: "/list", Component: List },
    { path: "/one", Component: One },
  ];
  router = createMemoryRouter([{ Component: Root, children }], { initialEntries: ["/list"] });
  return render(<RouterProvider router={router} />);
}

test("a new page is named and has the focus at what it is there for or at its heading; going back, where it was", async () => {
  const screen = await renderList();
  const one = screen.getByRole("link", { name: "One" });
  (one.element() as HTMLElement).focus();
  await one.click();
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^One/);
  await screen.getByRole("link", { name: "List" }).click();
  await expect.element(screen.getByRole("heading", { name: "List" })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(screen.getByRole("textbox")).toHaveFocus();
  await router.navigate(-1);
  await expect.element(one).toHaveFocus();
});

test("a filter in the query leaves the focus where it is", async () => {
  const screen = await renderList();
  const filter = screen.getByRole("link", { name: "Filter" });
  (filter.element() as HTMLElement).focus();
  await filter.click();
  await expect.poll(() => router.state.location.search).toBe("?status=new");
  await expect.element(filter).toHaveFocus();
});
