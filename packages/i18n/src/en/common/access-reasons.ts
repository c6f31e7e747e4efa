import type { AccessReason } from "@tomoru/contract/codes";

export const accessReasons: Record<AccessReason, string> = {
  plan: "Your current plan doesn't include this. Change your plan to use it.",
  payment: "Plan payment has not been made. Please update your plan or change to a free plan.",
  role: "Only your company's owner can do this.",
  seat: "Your seat is inactive. Ask your company's owner.",
  verification:
    "Until your company is verified you can ask 10 creators in 24 hours and send no terms. Try again once it is verified.",
  platform: "This account isn't connected. Connect it and try again.",
  guardian: "Under 18, a contract needs a guardian's consent. Please contact us.",
  residency: "We don't take contracts with creators who live outside Japan. Please contact us.",
  provider: "Paid plans and cards are not available yet.",
};

export const rowsLeft = (rows: number): string =>
  `Limit: To download upgrade your plan (${rows} rows left this month)`;
