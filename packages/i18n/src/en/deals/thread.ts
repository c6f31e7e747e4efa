import type { DealThreadWords } from "../../ja/deals/thread.ts";

export const thread: DealThreadWords = {
  title: "Messages",
  loadFailed: "Couldn't load the messages",
  empty: "No messages yet.",
  older: "Earlier messages",
  label: (name) => `Message to ${name}`,
  send: "Send",
  sending: "Sending…",
  hint: "⌘+Enter or Ctrl+Enter sends it",
  you: "You",
  read: "Read",
  system: "Notice",
  arrived: (name) => `A message came from ${name}`,
  tooMany: "You have sent too many this hour. Try again later.",
  full: "This thread can't take any more messages.",
  plan: "Your plan doesn't include messages before the contract.",
  closed: "Messages can't be sent in this deal.",
  warnings: {
    offPlatform: "Be careful when asked to talk or pay outside Tomoru.",
    prepay: "You will never be asked for a deposit. Please tell us.",
    labelRemoval: "You can't ask to remove the advertising label.",
  },
};
