import "@tomoru/ui/tokens.css";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer } from "@tomoru/web/testing/stub-server.ts";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../shared/access.store.ts";
import { site } from "../shared/site.ts";

let server: ReturnType<typeof stubServer> | undefined;

/** For a file of tests: each begins with somebody let in, and ends without them and without a server. */
export function startTestConsole(): void {
  startSite(site);
  beforeEach(async () => {
    takeAccess({ token: "t", name: "Tanaka" });
    await startLanguage();
  });
  afterEach(() => {
    server?.close();
    server = undefined;
    leaveAccess();
  });
}

/** Answers the calls of a test until it ends. */
export function answerCalls(answer: Parameters<typeof stubServer>[0]): void {
  server = stubServer(answer);
}

/** Renders a part of the console, with nothing read before. */
export function renderConsole(part: ReactNode, path = "/") {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
    </SWRConfig>,
  );
}
