import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type { fundingMails as ja } from "../../ja/mails/funding.ts";

type Support = { supportEmail: string };

const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
const to = ({ companyName, fullName }: { companyName: string; fullName: string }) =>
  `${companyName}, ${fullName}`;
const reason = `This is an important message about payments for your deals on ${brand}. It goes to the owner and to the billing address.`;
const ask = ({ supportEmail }: Support) => `Questions? Write to ${supportEmail}.`;
const ways = { card: "Card", transfer: "Bank transfer" };

const refundReasons = {
  cancelled: "This is the refund for a deal that was cancelled.",
  withholding:
    "This is the income tax that was withheld. Please remit it to the tax office as the party that pays.",
  duplicate: "This is the refund of what was paid twice for the same deal.",
  late: "This is the refund of what was paid after the deal had ended.",
};

function paidBy({ yen, balanceYen, way }: { yen: number; balanceYen: number; way: "card" | "transfer" }) {
  if (balanceYen === 0) return ways[way];
  const rest = yen > balanceYen ? `, ${ways[way].toLowerCase()} ${format.yen(yen - balanceYen)}` : "";
  return `Left from bank transfers ${format.yen(balanceYen)}${rest}`;
}

export const fundingMails: typeof ja = {
  charged: (mail, support) => ({
    subject: `[${brand}] You paid ${format.yen(mail.yen)} for a deal`,
    preview: "The receipt can be printed from your payments.",
    heading: "Your deal is paid for",
    paragraphs: [to(mail), "The money is secured, and the creator has been told that work can begin."],
    facts: [
      { label: "Amount incl. tax", value: format.yen(mail.yen) },
      { label: "Paid by", value: paidBy(mail) },
    ],
    action: "See the receipt",
    notes: [ask(support)],
    reason,
  }),

  refunded: (mail, support) => ({
    subject: `[${brand}] We refunded ${format.yen(mail.yen)}`,
    preview: refundReasons[mail.reason],
    heading: "You have a refund",
    paragraphs: [to(mail), refundReasons[mail.reason]],
    facts: [
      { label: "Refund", value: format.yen(mail.yen) },
      ...(mail.of?.productName ? [{ label: "Product", value: mail.of.productName }] : []),
      ...(mail.of ? [{ label: "Creator", value: mail.of.creatorName }] : []),
    ],
    action: "See your payments",
    notes: [
      mail.isByHand
        ? "The card couldn't be refunded, so we transferred the money to your bank account."
        : "A refund to a card can take 5 to 10 days to show on its statement. What was paid by bank transfer goes back to your balance, which pays the next deal.",
      ask(support),
    ],
    reason,
  }),

  withholdingDue: (mail, support) => ({
    subject: `[${brand}] Remit ${format.yen(mail.withheldYen)} of withheld income tax by ${format.day(mail.dueOn)}`,
    preview: "We returned the tax that was withheld.",
    heading: "Please remit the withheld income tax",
    paragraphs: [
      to(mail),
      `We returned the income tax withheld from a creator's fee ${mail.isByHand ? "by bank transfer" : "to the card or balance that you paid with"}. As the party that pays, please remit it to the tax office.`,
    ],
    facts: [
      { label: "Payee", value: mail.payee },
      { label: "Fee without tax", value: format.yen(mail.grossYen) },
      { label: "Tax withheld", value: format.yen(mail.withheldYen) },
      { label: "Due", value: format.day(mail.dueOn) },
    ],
    action: "See what was withheld",
    notes: [
      "If you are approved for the special due date, that date holds.",
      "The list of a month can be saved as CSV.",
      ask(support),
    ],
    reason,
  }),

  transferWaiting: (mail, support) => ({
    subject: `[${brand}] Please transfer the sum for your deal by ${format.day(mail.dueOn)}`,
    preview: `${format.yen(mail.missingYen)} is still missing.`,
    heading: "We are waiting for your bank transfer",
    paragraphs: [
      to(mail),
      "If the whole sum has not arrived by then, the deal ends without a contract in effect.",
    ],
    facts: [
      { label: "Sum incl. tax", value: format.yen(mail.yen) },
      { label: "Still missing", value: format.yen(mail.missingYen) },
      { label: "By", value: format.day(mail.dueOn) },
    ],
    action: "See where to send it",
    notes: [
      "If you have sent it already, thank you: it can take a bank day until we see it.",
      "You can also pay by card instead.",
      ask(support),
    ],
    reason,
  }),

  moneyFault: (mail) => ({
    subject: `[${brand}] The sums of deal ${mail.dealId} do not agree`,
    preview: "Payments of this deal are held.",
    heading: "Two sums do not agree",
    paragraphs: ["Two sums that have to be one are not. Payments of this deal are held until they are."],
    facts: [
      { label: "Deal", value: mail.dealId },
      { label: "Rule", value: mail.rule },
      { label: "Expected (yen)", value: String(mail.expectedYen) },
      { label: "In the ledger (yen)", value: String(mail.foundYen) },
    ],
    notes: ["The entries are in the operator's ledger."],
    reason: `This mail comes from the nightly check of ${brand}'s ledger.`,
  }),

  balanceFault: (mail) => ({
    subject: `[${brand}] A company's balance is not what the payment provider has`,
    preview: "Please look at this company's balance at the payment provider.",
    heading: "A company's balance does not agree",
    paragraphs: [
      "What a company has left of its bank transfers is not what the payment provider has of it. Was something sent back to its bank and not written down?",
    ],
    facts: [
      { label: "Company", value: mail.companyId },
      { label: "At the provider (yen)", value: String(mail.expectedYen) },
      { label: "In our books (yen)", value: String(mail.foundYen) },
    ],
    notes: ["Once they agree, the operator's ledger says when."],
    reason: `This mail comes from the nightly check of ${brand}'s ledger.`,
  }),
};
