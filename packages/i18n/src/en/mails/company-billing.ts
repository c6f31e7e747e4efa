import { brand, planNames } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { billingMails as ja } from "../../ja/mails/company-billing.ts";

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
const to = ({ fullName, companyName }: { fullName: string; companyName: string }) =>
  `Hello ${fullName} (${companyName}),`;
const reason = `You received this email because it's about the payment of your company's ${brand} plan. It goes to the owner and to the billing address.`;
const ask = ({ supportEmail }: { supportEmail: string }) =>
  `If you know nothing of this, write to ${supportEmail}.`;
const cardOf = ({ brand: name, last4 }: { brand: string; last4: string }) =>
  `${name.toUpperCase()} •••• ${last4}`;

export const billingMails: typeof ja = {
  planStarted: (mail, support) => ({
    subject: `Your ${brand} ${planNames[mail.planId]} plan has started`,
    preview: "Everything in it is yours from now on.",
    heading: `Your ${planNames[mail.planId]} plan has started`,
    paragraphs: [to(mail), `Everything in the ${planNames[mail.planId]} plan is yours from now on.`],
    action: "See your plan",
    notes: ["You can change or stop the plan on its page at any time.", ask(support)],
    reason,
  }),

  planChanged: (mail, support) => ({
    subject: `Your ${brand} plan is now ${planNames[mail.planId]}`,
    preview: `It was ${planNames[mail.from]} before.`,
    heading: `Your plan is now ${planNames[mail.planId]}`,
    paragraphs: [
      to(mail),
      `Your plan has changed from ${planNames[mail.from]} to ${planNames[mail.planId]}.`,
    ],
    action: "See your plan",
    notes: [ask(support)],
    reason,
  }),

  planWillEnd: (mail, support) => ({
    subject: `Your ${brand} plan becomes ${planNames[mail.nextPlanId]} on ${format.day(mail.on)}`,
    preview: `Until then you keep ${planNames[mail.planId]}.`,
    heading: `Your plan will become ${planNames[mail.nextPlanId]}`,
    paragraphs: [
      to(mail),
      `You keep the ${planNames[mail.planId]} plan until the end of the time that you've paid for. After that it becomes ${planNames[mail.nextPlanId]}.`,
    ],
    facts: [
      { label: "Changes on", value: format.day(mail.on) },
      { label: "Plan from then", value: planNames[mail.nextPlanId] },
    ],
    action: "See your plan",
    notes: [
      "Until then you can take it back on the plan's page, free of charge.",
      "Members and lists beyond the new plan's limits are stopped or become read-only. Nothing is deleted.",
      ask(support),
    ],
    reason,
  }),

  planEnded: (mail, support) => ({
    subject: `Your ${brand} ${planNames[mail.planId]} plan has ended`,
    preview: "You are on the Free plan now.",
    heading: `Your ${planNames[mail.planId]} plan has ended`,
    paragraphs: [
      to(mail),
      `The ${planNames[mail.planId]} plan has ended and you are on Free. Nothing more will be charged for a plan.`,
    ],
    action: "See your plan",
    notes: [
      "Your lists and records are still there. What is beyond the limits comes back with a larger plan.",
      ask(support),
    ],
    reason,
  }),

  invoicePaid: (mail, support) => ({
    subject: `${brand} received your payment (invoice ${mail.number})`,
    preview: `${format.yen(mail.yen)} incl. tax, ${format.day(mail.paidOn)}`,
    heading: "We received your payment",
    paragraphs: [to(mail), "Thank you: the payment for your plan has arrived."],
    facts: [
      { label: "Amount (incl. tax)", value: format.yen(mail.yen) },
      { label: "Paid on", value: format.day(mail.paidOn) },
      { label: "Invoice", value: mail.number },
    ],
    action: "See the invoice",
    notes: ["You can print the invoice from its page.", ask(support)],
    reason,
  }),

  planPaymentFailed: (mail, support) => ({
    subject: `The payment for your ${brand} plan failed`,
    preview: `Pay by ${format.day(mail.suspendsOn)}.`,
    heading: "The payment for your plan failed",
    paragraphs: [
      to(mail),
      mail.isAsking
        ? "Your bank wants to know that it's you, so the payment for your plan isn't complete. Confirm it with the button below."
        : "We couldn't charge your card for the plan. Check the card, then pay.",
    ],
    facts: [
      { label: "Amount (incl. tax)", value: format.yen(mail.yen) },
      ...(mail.last4 === null ? [] : [{ label: "Card", value: `•••• ${mail.last4}` }]),
      { label: "Suspended on", value: format.day(mail.suspendsOn) },
    ],
    action: mail.isAsking ? "Confirm and pay" : "Pay",
    notes: [
      "Without a payment your account is suspended on that day. Change the card, and we try again at once.",
      "If you have paid already, please ignore this email.",
      ask(support),
    ],
    reason,
  }),

  companySuspended: (mail, support) => ({
    subject: `Your ${brand} account is suspended: the plan is unpaid`,
    preview: "Pay, or change to the Free plan, to go on.",
    heading: "Your account is suspended",
    paragraphs: [
      to(mail),
      "We haven't received the payment for your plan, so your account is suspended. Pay, or change to the Free plan, and it goes on at once.",
    ],
    facts: [{ label: "Amount (incl. tax)", value: format.yen(mail.yen) }],
    action: "Open your plan",
    notes: [
      "Your plan, cards, invoices and support stay open. Your lists and records are still there.",
      "After 30 more days without a payment the plan becomes Free.",
      ask(support),
    ],
    reason,
  }),

  suspensionLifted: (mail, support) => ({
    subject: `Your ${brand} account is open again`,
    preview: "Everything works as before.",
    heading: "Your account is open again",
    paragraphs: [to(mail), "The suspension of your account is lifted. Everything works as before."],
    action: `Open ${brand}`,
    notes: [ask(support)],
    reason,
  }),

  cardExpiring: (mail, support) => ({
    subject: `Your card for ${brand} expires this month`,
    preview: `${cardOf(mail)}, until ${format.month(mail.month)}`,
    heading: "Your card expires this month",
    paragraphs: [
      to(mail),
      "Your default card expires at the end of this month. Add a new one before the next payment.",
    ],
    facts: [
      { label: "Card", value: cardOf(mail) },
      { label: "Expires", value: format.month(mail.month) },
    ],
    action: "Add a card",
    notes: ["A card with the same number and a new date takes the place of the old one.", ask(support)],
    reason,
  }),

  cardExpired: (mail, support) => ({
    subject: `Your card for ${brand} has expired`,
    preview: `The next payment can't be made with ${cardOf(mail)}.`,
    heading: "Your card has expired",
    paragraphs: [
      to(mail),
      "Your default card has expired, so the next payment can't be made with it. Add a new one.",
    ],
    facts: [
      { label: "Card", value: cardOf(mail) },
      { label: "Expired", value: format.month(mail.month) },
    ],
    action: "Add a card",
    notes: [ask(support)],
    reason,
  }),
};
