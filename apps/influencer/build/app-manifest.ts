import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { appDescription, brand } from "@tomoru/i18n/brand";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { type Page, paths } from "../src/app/paths.ts";

const tokens = readFileSync(fileURLToPath(import.meta.resolve("@tomoru/ui/tokens.css")), "utf8");

/** What a phone needs to know to put the site on its home screen. */
export function appManifest() {
  const background = lightValue("bg");
  return {
    id: paths.home,
    name: brand,
    short_name: brand,
    lang: "ja",
    dir: "ltr",
    description: appDescription.ja,
    // Browsers that read translations take these; the others stay Japanese, as the product does.
    description_localized: { en: appDescription.en },
    start_url: paths.home,
    scope: "/",
    display: "standalone",
    background_color: background,
    theme_color: background,
    icons: [
      icon({ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }),
      icon({ src: "/icons/icon-192.png", sizes: "192x192" }),
      icon({ src: "/icons/icon-512.png", sizes: "512x512" }),
      icon({ src: "/icons/icon-maskable-512.png", sizes: "512x512", purpose: "maskable" }),
    ],
    shortcuts: [
      shortcut({ page: "offers", label: "offers" }),
      shortcut({ page: "paymentHistory", label: "payments" }),
    ],
  };
}

function icon({
  src,
  sizes,
  type = "image/png",
  purpose = "any",
}: Record<"src" | "sizes", string> & { type?: string; purpose?: string }) {
  return { src, sizes, type, purpose };
}

function shortcut({ page, label }: { page: Page; label: "offers" | "payments" }) {
  return { name: ja.navigation[label], name_localized: { en: en.navigation[label] }, url: paths[page] };
}

/** A colour of the tokens in the light theme: the splash screen knows no other. */
function lightValue(token: string): string {
  const [, value] = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens) ?? [];
  if (!value) throw new Error(`The tokens have no colour --${token}`);
  return value;
}
