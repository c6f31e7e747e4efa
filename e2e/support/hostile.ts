import { expect, type Page } from "@playwright/test";
import { server } from "./settings.ts";

/** Refused in texts (docs/product/profile.md); in an address it is stored in ASCII. */
const rightToLeft = "\u202e";

/** What an attacker enters as a name, a sentence and an address; the first fits into 50 characters. */
export const hostile = {
  short: '"><img src=x id=pwned onerror=alert(1)>abc',
  long: "</textarea></script><script id=pwned>alert(1)</script><svg/onload=alert(2)>{{7*7}}javascript:alert(3)",
  address: `https://example.jp/"><script id=pwned>alert(1)</script>?a=javascript:alert(2)#${rightToLeft}`,
};

/** Addresses that no screen may turn into a link. */
export const runningAddresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example/",
  "file:///etc/passwd",
];

/** Collects dialogs, and requests to anywhere but the product. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("dialog", async (dialog) => {
    faults.push(`a dialog said ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol !== "data:" && (origin !== server.url || pathname.endsWith("/x"))) {
      faults.push(`asked for ${request.url()}`);
    }
  });
  return faults;
}

/** Checks that no input became an element, a script or a dangerous link, or widened the page. */
export async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const links = [...document.querySelectorAll("a[href], form[action], iframe[src]")];
    const addresses = links.map((link) => link.getAttribute("href") ?? link.getAttribute("action") ?? "");
    return {
      injected: document.querySelectorAll(
        "#pwned, img[src=x], script:not([src]):not([type]), [onerror], [onload]",
      ).length,
      running: addresses.filter((address) => /^\s*(javascript|data|vbscript|file):/i.test(address)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(found).toEqual({ injected: 0, running: [], overflow: 0 });
}
