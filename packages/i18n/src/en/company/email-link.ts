import type { EmailLinkWords } from "../../ja/company/email-link.ts";

export const emailLink: EmailLinkWords = {
  lead: "We send a link to your new email. It is good for 24 hours.",
  submit: "Send link",
  sent: (email) =>
    `We sent a link to ${email}. Open it and press the button to change your email. Until then nothing changes.`,
  early: "The link is on its way. You can ask for another one in 5 minutes.",
  confirm: {
    title: "Confirm your email",
    lead: "Press the button to change to this email. Every device that is signed in is signed out.",
    submit: "Change email",
    sending: "Changing…",
    done: "Your email has changed",
    doneNote: (email) => `Sign in with ${email} from now on.`,
    signIn: "Sign in",
    dead: "This link can't be used",
    deadNote: "It has expired or was used already. Please start again.",
    again: "Start again",
    taken: "Another account has this email.",
  },
};
