import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { currentPlace, holdHistory, navigate } from "./history.ts";
import { Link } from "./link.tsx";
import { Redirect } from "./redirect.tsx";
import { Router, usePlace, useSearch } from "./router.tsx";

const start = location.pathname + location.search;
const release: (() => void)[] = [];

afterEach(() => {
  for (const hold of release.splice(0)) hold();
  navigate(start, { replace: true });
});

function Where() {
  const { pathname, state, move } = usePlace();
  const status = useSearch().get("status");
  return <output>{JSON.stringify({ pathname, status, state, move })}</output>;
}

function renderAt(path: string) {
  navigate(path);
  return render(
    <Router>
      <Link to="/offers?status=pending" state={{ from: "/" }}>
        Offers
      </Link>
      <Where />
    </Router>,
  );
}

test("a link leads to its address, with its query and what it hands on, and back goes back", async () => {
  const screen = await renderAt("/settings");
  await screen.getByRole("link").click();
  const there = { pathname: "/offers", status: "pending", state: { from: "/" }, move: "push" };
  await expect.element(screen.getByRole("status")).toHaveTextContent(JSON.stringify(there));
  history.back();
  const back = { pathname: "/settings", status: null, state: null, move: "pop" };
  await expect.element(screen.getByRole("status")).toHaveTextContent(JSON.stringify(back));
});

test("a link to the address of now takes no step in the history", async () => {
  const screen = await renderAt("/settings");
  await screen.getByRole("link").click();
  const { key } = currentPlace();
  const { length } = history;
  await screen.getByRole("link").click();
  await expect.poll(() => currentPlace().key).not.toBe(key);
  expect(history.length).toBe(length);
});

test("a click that asks for a new tab is left to the browser", async () => {
  const screen = await renderAt("/settings");
  let leftAlone = false;
  // The test itself stays where it is.
  const note = (event: Event) => {
    leftAlone = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", note);
  release.push(() => window.removeEventListener("click", note));
  await userEvent.keyboard("{Control>}");
  await screen.getByRole("link").click();
  await userEvent.keyboard("{/Control}");
  expect(leftAlone).toBe(true);
  expect(location.pathname).toBe("/settings");
});

test("a redirect takes the place of the entry that it stands in", async () => {
  navigate("/sign_in");
  const { length } = history;
  const screen = await render(
    <Router>
      <Redirect to="/offers" />
      <Where />
    </Router>,
  );
  await expect.element(screen.getByRole("status")).toMatchTextContent(/"pathname":"\/offers"/);
  expect(history.length).toBe(length);
});

test("a move through the history that is held back is not followed", async () => {
  const screen = await renderAt("/settings");
  await screen.getByRole("link").click();
  const held = new Promise<void>((resolve) => {
    release.push(
      holdHistory(() => {
        resolve();
        return true;
      }),
    );
  });
  history.back();
  await held;
  await expect.element(screen.getByRole("status")).toMatchTextContent(/"pathname":"\/offers"/);
});
