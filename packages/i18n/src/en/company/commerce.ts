import type { CommerceWords } from "../../ja/company/commerce.ts";

export const commerce: CommerceWords = {
  lead: "Please read this before you order a paid plan.",
  loadFailed: "Couldn't load this page",
  onRequest: "We tell you by email without delay when you ask.",
  terms: {
    seller: "Seller",
    responsible: "Person responsible",
    address: "Address",
    phone: "Phone",
    email: "Email",
    invoiceNumber: "Invoice registration number",
    price: "Prices",
    extra: "Other costs",
    payment: "How you pay",
    paymentTime: "When you pay",
    delivery: "When you can use it",
    renewal: "Term and renewal",
    cancellation: "Cancelling",
    refund: "Refunds",
    environment: "What you need",
  },
  price: (plan, yen, taxed) => `${plan}: ${yen}/month (${taxed} incl. tax)`,
  free: (plan) => `${plan}: free of charge`,
  fee: (rate) => `Tool fee on payments to creators, of the fee excl. tax: ${rate}`,
  feeOf: (plan, percent, taxed) => `${plan} ${percent}% (${taxed}% incl. tax)`,
  extra: "You bear the cost of your internet connection.",
  payment:
    "Paid plans: credit card (Visa, Mastercard, JCB, American Express). Deals with creators: credit card or bank transfer.",
  paymentTime:
    "Paid plans: on the day a plan starts, and on the same day of each month after that. When you move up, you pay on that day for the time that is left. Deals with creators: at the contract, from your default card. If the card can't be charged, within 72 hours of the contract; by bank transfer, within 5 bank business days. Without a payment the deal is cancelled free of charge.",
  delivery: "At once, as soon as the payment is confirmed.",
  renewal: "The term is one month. It renews by itself each month unless you cancel.",
  cancellation:
    "Paid plans: change to Free on the Plan page; the plan ends with the period you have paid for, and you can take that back any time before. Deals with creators: cancel on the page of the deal; free for 24 hours after the contract (until a draft comes), after that 20%, 50% or 80% of the fee by its stage, plus the tool fee on that share. After the posts are reported it is no longer possible.",
  refund:
    "Paid plans: because of what the service is, payments are not refunded, nor is the rest of a period when you cancel or close the company. Deals with creators: what is shown before you cancel goes back to the card, or for bank transfers to your balance, which pays for your next deal; on request it is sent to your bank account.",
  environment: "The latest Chrome, Edge, Safari or Firefox, with JavaScript and cookies on.",
};
