import type { CommerceWords } from "../../ja/company/commerce.ts";

export const commerce: CommerceWords = {
  lead: "Please read this before you order a paid plan.",
  loadFailed: "Couldn't load who sells",
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
  fee: (rate) => `Fee on payments to creators: ${rate}`,
  feeOf: (plan, percent) => `${plan} ${percent}%`,
  extra: "You bear the cost of your internet connection.",
  payment: "Credit card (Visa, Mastercard, JCB, American Express)",
  paymentTime:
    "On the day a paid plan starts, and on the same day of each month after that. When you move up, you pay for the days that are left on that day.",
  delivery: "At once, as soon as the payment is confirmed.",
  renewal: "The term is one month. It renews by itself each month unless you cancel.",
  cancellation:
    "Change to Free on the Plan page: the paid plan ends with the period you have paid for. You can take that back any time before.",
  refund:
    "Because of what the service is, payments are not refunded. The rest of a period is not refunded either when you cancel or close the company.",
  environment: "The latest Chrome, Edge, Safari or Firefox, with JavaScript and cookies on.",
};
