import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Builder, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import { Select } from "selenium-webdriver/lib/select.js";
import { freePort } from "../../support/settings.ts";
import type { Engine, Launched, Part } from "./engine.ts";
import { phone, programs } from "./settings.ts";

/** WebKitGTK's small browser, by its own driver, on a virtual screen. */
export async function launchWebKit(): Promise<Launched> {
  const display = spawn(
    programs.display,
    ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  // It prints its number once it can be drawn on.
  const [number] = await once(createInterface(display.stdout), "line");
  const port = await freePort();
  const driver = spawn(programs.webkitDriver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${number}`, LANG: "ja_JP.UTF-8" },
  });
  return {
    newPage: async () => openPage(await startSession(`http://127.0.0.1:${port}`)),
    close: async () => {
      await end(driver);
      await end(display);
    },
  };
}

/** The driver does not say where it listens. */
async function startSession(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    acceptInsecureCerts: true,
    "webkitgtk:browserOptions": {
      args: ["--automation", "--javascript-can-open-windows-automatically=true"],
    },
  });
  for (let tries = 1; ; tries++) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 20 || !String(error).includes("ECONNREFUSED")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function openPage(driver: WebDriver): Promise<Engine> {
  // With its toolbar the browser's window cannot be as narrow as a phone; a window that a page opens has none.
  const [first = ""] = await driver.getAllWindowHandles();
  await driver.executeScript(
    `open("about:blank", "_blank", "popup,toolbar=no,location=no,width=${phone.width},height=${phone.height}")`,
  );
  const opened = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first) ?? "";
  await driver.switchTo().window(await driver.wait(opened, 10_000));
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...phone });
  return {
    goTo: (address) => driver.get(address),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    part: async (expression) => partOf(await driver.executeScript<WebElement>(`return ${expression}`)),
    // It does not speak BiDi, so errors are only those that the page sees itself (`watch`).
    faults: () => [],
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    close: () => driver.quit(),
  };
}

function partOf(element: WebElement): Part {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    choose: (value) => new Select(element).selectByValue(value),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
