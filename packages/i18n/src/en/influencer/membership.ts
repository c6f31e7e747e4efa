import { brand } from "../../brand.ts";
import type { MembershipWords } from "../../ja/influencer/membership.ts";

export const membership: MembershipWords = {
  cancellation: {
    title: `Leave ${brand}`,
    lead: "Thank you for being with us.",
    back: "Back to settings",
    question: "Request to leave?",
    questionNote: (day) =>
      `You leave at the end of this month (${day}). Until then you can sign in and take it back.`,
    noBank: (amount) =>
      `${amount} of deals that you have reported is due. Without bank details it can't be paid: add them by your last day.`,
    dealsEnd: (count) =>
      count === 1
        ? "This deal is cancelled, without a fee, unless you report it by your last day"
        : `These ${count} deals are cancelled, without a fee, unless you report them by your last day`,
    effect: (day) => `You leave at the end of this month (${day})`,
    until: (date) =>
      `Until ${date} you can use everything as before, and take your request back. Sending it logs you out on every device.`,
    name: "Name",
    email: "Email",
    phone: "Phone",
    phoneHint: "Up to 20 characters",
    reason: "Reason",
    reasonMissing: "Select at least one",
    reasons: {
      qualityOfService: { label: "Quality of service", detail: "What was not good enough?" },
      costEffectivenessIsLow: { label: "Cost effectiveness", detail: "What was not worth it?" },
      switchingToAnotherCompany: { label: "Switching to another company", detail: "What decided it?" },
      insufficientFunctions: { label: "Insufficient functions", detail: "Which function was missing?" },
      others: { label: "Others", detail: "What is your reason?" },
    },
    detail: "This field",
    count: (used, max) => `${used}/${max} characters`,
    submit: "Request to leave",
    sending: "Sending…",
    home: "Back to home",
    done: (date) => `We received your request to leave. Until ${date} you can sign in and take it back.`,
  },
  withdrawal: {
    title: "We received your request to leave",
    until: (date) => `Until ${date} you can use everything as before.`,
    takeBack: "Take back the request",
    takingBack: "Taking it back…",
    failed: "Couldn't take back the request.",
    takenBack: "You took back your request to leave. Everything stays as it was.",
  },
  due: {
    title: "Not paid to you yet",
    parts: (pending, failed) => `Pending ${pending}, failed ${failed}`,
    unreported: (count) =>
      count === 1
        ? "One more deal is not reported yet. If you leave before you report it, it is cancelled without a fee."
        : `${count} more deals are not reported yet. If you leave before you report them, they are cancelled without a fee.`,
    none: "Nothing is left to be paid to you.",
    some: (amount) => `${amount} has not been paid to you yet.`,
    loading: "Checking what has not been paid to you yet…",
    loadFailed: "We couldn't load what has not been paid to you yet.",
  },
  ways: {
    labels: { when: "When", erased: "What is erased", money: "What has not been paid yet" },
    things: {
      profile: "Your profile",
      tax: "Your tax details",
      social: "Your connected social accounts",
      offers: "Your offers",
      bank: "Your bank details (once what we owe you is paid)",
    },
    leave: {
      title: "Leave",
      when: (day) =>
        `At the end of this month (${day}). Until then you can use everything as before, and take it back.`,
      erased: "After that day we erase:",
      money:
        "Fees of deals you have reported are still paid after that day, on their day, to your current account. Deals not reported by then are cancelled, without a fee.",
    },
    erase: {
      title: "Delete your account",
      when: "At once. You can't undo this.",
      erased: "At once we erase:",
      money:
        "Fees of deals you have reported are still paid afterwards, on their day, to your current account. Deals not reported yet are cancelled, without a fee.",
    },
  },
  deletion: {
    open: "Delete Account",
    title: "Delete Account",
    message: "You can't undo this.",
    kept: "By law, the record of your payments is kept without anything that identifies you.",
    deals: {
      loading: "Looking at your running deals…",
      loadFailed: "Couldn't load your running deals.",
      none: "No deal is cancelled by this.",
      cancelled: (count) =>
        count === 1
          ? "This deal is cancelled, without a fee"
          : `These ${count} deals are cancelled, without a fee`,
      told: "The companies are told and get all of their money back.",
      one: (product, company) => `${product} (${company})`,
      paidLater: (amount) =>
        `${amount} of deals that you have reported is still paid on its day, to your current bank account.`,
      noBank: (amount) =>
        `${amount} of deals that you have reported is due. Without bank details it can't be paid: add them before you delete your account.`,
    },
    goesLabel: "This deletes",
    understood: "I understand",
    confirm: "Delete",
    sending: "Deleting…",
    failed: "Couldn't delete your account.",
    done: "Your account has been deleted.",
  },
  inquiry: {
    title: "Contact",
    lead: "Inquiries will be received here.",
    reply: (email) => `We'll reply to ${email}.`,
    back: "Back to account",
    name: "Name",
    email: "Email",
    emailHint: "We reply to this address.",
    subject: "Subject",
    message: "Message",
    submit: "Send",
    sending: "Sending…",
    done: "Sent.",
    answerTo: (email) => `We answer by mail to ${email}.`,
    number: (id) => `Receipt number: ${id}`,
    another: "To send another one, fill in the form again.",
  },
  loadFailed: "Couldn't load your account",
};
