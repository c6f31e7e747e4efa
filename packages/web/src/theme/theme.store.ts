import { createStore, useStore } from "../store/store.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const theme = createStore<Theme>(keptTheme());

export function useTheme(): Theme {
  return useStore(theme, () => "system");
}

function keptTheme(): Theme {
  if (typeof localStorage === "undefined") return "system";
  return themes.find((name) => name === localStorage.getItem("theme")) ?? "system";
}

export function setTheme(next: Theme): void {
  localStorage.setItem("theme", next);
  theme.set(next);
  applyTheme();
}

/** Puts the choice on the page; the browser's own bars follow the page's background. */
export function applyTheme(): void {
  const chosen = theme.get();
  const { dataset } = document.documentElement;
  if (chosen === "system") delete dataset.theme;
  else dataset.theme = chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = barColours[chosen === "system" ? own : chosen];
  }
}

/** `--bg` of the tokens: a meta element cannot read a custom property. */
const barColours = { light: "#f7f6f2", dark: "#0f1412" };
