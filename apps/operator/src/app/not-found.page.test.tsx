import { words } from "@tomoru/i18n/ja/operator/words";
import { expect, test } from "vitest";
import { leaveAccess } from "../shared/access.store.ts";
import { renderConsole, startTestConsole } from "../testing/test-console.tsx";
import { NotFoundPage } from "./not-found.page.tsx";
import { paths } from "./paths.ts";

startTestConsole();

const { frame } = words;

test("an address that is no page leads home, and says what is there for whoever has the token and whoever has not", async () => {
  const screen = await renderConsole(<NotFoundPage />);
  const link = screen.getByRole("link");
  await expect.element(link).toHaveAttribute("href", paths.home);
  await expect.element(link).toHaveTextContent(frame.toHome);
  leaveAccess();
  await expect.element(link).toHaveTextContent(frame.signIn.title);
});
