import type { DealThreadWords } from "../../ja/deals/thread.ts";

export const thread: DealThreadWords = {
  title: "Messages",
  loadFailed: "Couldn't load the messages",
  past: "Messages so far",
  empty: "No messages yet.",
  older: "Earlier messages",
  label: (name) => `Message to ${name}`,
  send: "Send",
  sending: "Sending…",
  hint: "⌘+Enter or Ctrl+Enter sends it",
  you: "You",
  read: "Read",
  system: "Notice",
  arrived: (name) => `New message from ${name}`,
  tooMany: "You have sent too many messages this hour. Try again later.",
  full: "This thread can't take any more messages.",
  plan: "Your plan doesn't include messages before the contract.",
  closed: "Messages can't be sent in this deal.",
  files: {
    add: "Add an image",
    adding: "Sending the image…",
    remove: (number) => `Remove image ${number}`,
    image: (number) => `Attached image ${number}`,
    erased: "The image was erased after its time",
    failed: "The image can't be shown",
    rule: (count) => `JPEG, PNG or WebP, ${count} at most (large ones are made smaller)`,
    unreadable: "This image couldn't be read. Choose another one, such as a screenshot",
    wrongType:
      "Choose a JPEG, PNG or WebP image. For iPhone photos (HEIC), take a screenshot, or choose Most Compatible in Settings → Camera → Formats before taking them",
    open: "Enlarge",
  },
  warnings: {
    offPlatform: "Be careful when asked to talk or pay outside Tomoru.",
    prepay: "You will never be asked for a deposit. Please tell us.",
    labelRemoval: "You can't ask to remove the advertising label.",
  },
  ownWarnings: {
    offPlatform: "It touches on contact or payment outside Tomoru, so the other side reads a warning.",
    prepay: "It touches on a deposit or payment in advance, so the other side reads a warning.",
    labelRemoval: "Nobody may ask to remove the advertising label.",
  },
};
