import type { NewPayment, Payment } from "../influencer/payments.ts";

export function aPayment(part: Partial<Payment> = {}): Payment {
  return {
    id: "1",
    date: "2026-11-25",
    description: "うるおい化粧水「しずく」",
    amount: 50_000,
    status: "Paid",
    dealId: null,
    stage: null,
    dueOn: null,
    statementNumber: null,
    ...part,
  };
}

/** As an operator enters it; references are the caller's, since each is good once. */
export function aNewPayment(part: Partial<NewPayment> & Pick<NewPayment, "reference">): NewPayment {
  const { date, description, amount, status } = aPayment();
  return { date, description, amount, status, ...part };
}
