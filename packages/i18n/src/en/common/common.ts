import type { CommonWords } from "../../ja/common/common.ts";

export const common: CommonWords = {
  loading: "Loading...",
  slow: "This is taking longer than usual",
  retry: "Retry",
  loadFailed: "Couldn't load",
  offline: "Check your connection.",
  needsConnection: "This page needs a connection to the internet.",
  goneHint: "Check the address, or look for it in the list.",
  notProvided: "not provided",
  confidential: "confidential",
  close: "Close",
  cancel: "Cancel",
  opensNewTab: "(opens in a new tab)",
  errorCode: (code) => `Error code ${code}`,
  alertTitle: "Please check",
  title: (page, brand) => `${page} | ${brand}`,
  errorTitle: (title) => `Error: ${title}`,
};
