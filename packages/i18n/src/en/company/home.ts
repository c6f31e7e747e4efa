import type { HomeWords } from "../../ja/company/home.ts";

export const home: HomeWords = {
  title: "Home",
  loadFailed: "Couldn't load home",
  start: "First steps",
  nothing: "Nothing is waiting",
};
