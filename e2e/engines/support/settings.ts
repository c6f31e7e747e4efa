import { freePort } from "../../support/settings.ts";

const port = Number(process.env.E2E_TLS_PORT ?? (await freePort()));
// Workers load this file again and must find the same address.
process.env.E2E_TLS_PORT = String(port);

/** Where the browsers find the product: WebKit keeps no Secure cookie of an address without TLS. */
export const site = { port, url: `https://localhost:${port}` };

/** A phone upright, in CSS pixels. */
export const phone = { width: 390, height: 844 };

/** Where Debian puts them. */
export const programs = {
  firefox: "/usr/bin/firefox-esr",
  webkitDriver: "/usr/bin/WebKitWebDriver",
  display: "/usr/bin/Xvfb",
};

export type EngineName = "firefox" | "webkit";
