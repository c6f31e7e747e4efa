import type { ComingPayment, NewPayment, Payment } from "../influencer/payments.ts";

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

/** The payment of a deal whose report the company is checking. */
export function aComingPayment(part: Partial<ComingPayment> = {}): ComingPayment {
  return {
    paymentId: null,
    dealId: "AbCdEfGhIjKlMnOpQrStUv",
    description: "うるおい化粧水「しずく」",
    ...{ yen: 165_000, withheldYen: null, on: "2026-12-25", isExpected: false, isLate: false },
    ...{ status: "Pending", stage: null },
    step: "accepted",
    reason: "inspection",
    actor: "company",
    nextOn: "2026-12-08",
    turnKind: "accept",
    ...{ heldFor: null, failure: null },
    ...part,
  };
}

/** As an operator enters it; references are the caller's, since each is good once. */
export function aNewPayment(part: Partial<NewPayment> & Pick<NewPayment, "reference">): NewPayment {
  const { date, description, amount, status } = aPayment();
  return { date, description, amount, status, ...part };
}
