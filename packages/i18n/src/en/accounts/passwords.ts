import type { PasswordWords } from "../../ja/accounts/passwords.ts";

export const passwords: PasswordWords = {
  forgot: {
    title: "Reset your password",
    lead: "We'll send a 6-digit code to your registered email.",
    email: "Registered email",
    submit: "Send code",
    sending: "Sending…",
    help: "If the email doesn't arrive",
    hints: {
      spam: "Check your spam folder.",
      blocking: "Check that the email isn't blocked.",
      wait: "It can take a few minutes to arrive.",
    },
    back: "Back to sign in",
  },
  code: { documentTitle: "Password reset code" },
  reset: {
    title: "Set a new password",
    lead: "This logs you out on every device.",
    submit: "Reset password",
    sending: "Resetting…",
    expired: "The code has expired. Please start again.",
    again: "Get a new code",
  },
  change: {
    title: "Change password",
    lead: "This logs you out everywhere except on this device.",
    back: "Settings",
    current: "Current password",
    submit: "Change password",
    sending: "Changing…",
    currentWrong: "Your current password is incorrect",
    sameAsCurrent: "Choose a password different from your current one",
  },
  next: "New password",
  confirm: "Confirm new password",
  notMatched: "The passwords don't match",
};
