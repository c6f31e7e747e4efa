import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale } from "@tomoru/contract/fields";

type Said = Readonly<Record<Locale, string>>;

type App = {
  readonly home: string;
  /** What lies below it is the app; the rest opens in the browser. */
  readonly scope: string;
  readonly name: Said;
  readonly description: Said;
  readonly shortcuts: readonly { readonly name: Said; readonly url: string }[];
};

const tokens = readFileSync(fileURLToPath(import.meta.resolve("@tomoru/ui/tokens.css")), "utf8");

/** What a phone needs to know to put a site on its home screen. */
export function appManifest({ home, scope, name, description, shortcuts }: App) {
  const background = lightValue("bg");
  return {
    id: home,
    name: name.ja,
    short_name: name.ja,
    lang: "ja",
    dir: "ltr",
    description: description.ja,
    // Browsers that read translations take these; the others stay Japanese, as the product does.
    name_localized: { en: name.en },
    short_name_localized: { en: name.en },
    description_localized: { en: description.en },
    start_url: home,
    scope,
    display: "standalone",
    background_color: background,
    theme_color: background,
    // One set for all sites of the origin: it lies at the top.
    icons: [
      icon({ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }),
      icon({ src: "/icons/icon-192.png", sizes: "192x192" }),
      icon({ src: "/icons/icon-512.png", sizes: "512x512" }),
      icon({ src: "/icons/icon-maskable-512.png", sizes: "512x512", purpose: "maskable" }),
    ],
    shortcuts: shortcuts.map((one) => ({
      name: one.name.ja,
      name_localized: { en: one.name.en },
      url: one.url,
    })),
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

/** A colour of the tokens in the light theme: the splash screen knows no other. */
function lightValue(token: string): string {
  const [, value] = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}),`).exec(tokens) ?? [];
  if (!value) throw new Error(`The tokens have no colour --${token}`);
  return value;
}
