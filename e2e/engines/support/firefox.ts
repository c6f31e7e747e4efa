import { type Browser, type ElementHandle, launch } from "puppeteer-core";
import type { Engine, Launched, Part } from "./engine.ts";
import { phone, programs } from "./settings.ts";

/** Firefox as it is installed, by WebDriver BiDi, which it speaks itself. */
export async function launchFirefox(): Promise<Launched> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: programs.firefox,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: phone,
  });
  return { newPage: () => openPage(firefox), close: () => firefox.close() };
}

/** A page with cookies and storage of its own. */
async function openPage(firefox: Browser): Promise<Engine> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => {
    const message = String(error instanceof Error ? error.message : error);
    if (!isOfLeftDocument(message)) faults.push(`threw ${message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error")
      faults.push(`logged ${message.text()} ${JSON.stringify(message.location())}`);
  });
  return {
    goTo: async (address) => void (await page.goto(address)),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    part: async (expression) => {
      const handle = (await page.evaluateHandle(expression)).asElement();
      if (!handle) throw new Error(`No element: ${expression}`);
      return partOf(handle as ElementHandle<Element>);
    },
    faults: () => faults,
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}

/** Firefox says so of a module that its service worker still fetched when its document was left; one that is missing stops the page. */
const isOfLeftDocument = (message: string) =>
  message.startsWith("Failed to load") && message.includes("A ServiceWorker intercepted the request");

function partOf(handle: ElementHandle<Element>): Part {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    choose: async (value) => void (await handle.select(value)),
  };
}
