import { test as base, expect } from "@playwright/test";
import type { Launched } from "./engine.ts";
import { launchFirefox } from "./firefox.ts";
import type { EngineName } from "./settings.ts";
import { type User, userOf } from "./user.ts";
import { launchWebKit } from "./webkit.ts";

type WorkerFixtures = { engineName: EngineName; launched: Launched };

/** A test whose user sits before the browser of its project; an error of the page fails it. */
export const test = base.extend<{ user: User }, WorkerFixtures>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  launched: [
    async ({ engineName }, use) => {
      const launched = await (engineName === "firefox" ? launchFirefox() : launchWebKit());
      await use(launched);
      await launched.close();
    },
    { scope: "worker" },
  ],
  user: async ({ launched }, use, testInfo) => {
    const engine = await launched.newPage();
    const user = userOf(engine);
    await use(user);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("page", { body: await engine.picture(), contentType: "image/png" });
      // The log of a run shows the beginning of it.
      await testInfo.attach("said", { body: await engine.evaluate<string>(said), contentType: "text/plain" });
    }
    const faults = await user.faults();
    await engine.close();
    expect(faults, "errors of the page").toEqual([]);
  },
});

const said = "location.pathname + ' ' + (document.querySelector('main') ?? document.body).innerText";
