import { brand } from "../../brand.ts";
import type { LegalText } from "../../legal-text.ts";

export const terms: LegalText = {
  revised: "Version 2, November 26, 2026",
  binding:
    "This English text is the binding one. The Japanese translation is provided for reference; where the two differ, the English text prevails.",
  contents: "Contents",
  intro: [
    `These Terms govern the use of ${brand} for companies (the “Service”), by which companies and agencies find creators and ask them to promote products and services. Please read them before you sign up.`,
  ],
  sections: [
    {
      id: "application",
      title: "1. Application",
      blocks: [
        "These Terms are a contract between the company that signs up (the “Company”) and the operator of the Service (the “Operator”). Whoever signs up or joins declares to be entitled to act for the Company.",
        "Creators who are registered on the Service have terms of their own.",
      ],
    },
    {
      id: "accounts",
      title: "2. Company and members",
      blocks: [
        "Each company has one owner, who manages the plan, cards, invoices, company data and members. The owner may invite members up to the number that the plan includes.",
        "Entries must be true and kept up to date. A person may be a member of one company. Accounts and passwords may not be shared; the Company answers for what its members do.",
        "The Operator may verify a company and show the result to creators. A changed name, type or invoice number is verified again.",
      ],
    },
    {
      id: "plans",
      title: "3. Plans and fees",
      blocks: [
        "What each plan includes, and its price, stands on the price page. Prices are stated without and with consumption tax; the tax rate is the one in force on the day of the charge.",
        {
          points: [
            "A higher plan begins at once. The amount due for the rest of the period is shown before it is charged, and exactly that amount is charged.",
            "A lower plan, or the Free plan, begins when the paid period ends. Until then it can be taken back free of charge.",
            "Paid plans renew each month until they are changed. Fees already paid are not refunded, except where the law requires it.",
          ],
        },
      ],
    },
    {
      id: "payment",
      title: "4. Payment",
      blocks: [
        "Fees are charged to the Company's default card through the payment provider. Card numbers are entered at the provider and never reach the Operator.",
        "If a payment fails, the Company is told by e-mail and the charge is tried again on the third and the sixth day. After seven days without payment the use of the Service is suspended, but for signing in, plan, cards, invoices, inquiries and closing. Paying, or going to the Free plan, lifts the suspension at once.",
        "After a plan went back to Free while unpaid for the second time within 365 days, only the Operator can start a paid plan again.",
      ],
    },
    {
      id: "deals",
      title: "5. Deals, payment and cancellation",
      blocks: [
        "A deal is made once the creator and the Company have agreed to the same terms. The Company then pays the fee, consumption tax, the tool fee and its tax by its default card or by bank transfer; the Operator receives the money as the creator's agent. The contract takes effect when the money is secured. Where it is not secured within 72 hours (5 bank days for a transfer), the deal is cancelled free of charge.",
        "Where the Company cancels a deal on its own, the creator is paid the following share of the fee, and tax and the tool fee are due on that share. The rest is given back. The amounts are shown before the Company confirms.",
        {
          points: [
            "within 24 hours of the contract, until a draft has come: 0%;",
            "until a draft has come (without a draft: until seven days before the first posting day): 20%;",
            "while a draft is being reviewed (without a draft: after that): 50%;",
            "once a draft was approved: 80%;",
            "where nothing was reported seven days after the last posting day, or the creator cancels: 0%.",
          ],
        },
        "A reported deal cannot be cancelled. Both sides may agree on any share from 0% to 100% in steps of 10. A report that is not answered within seven days is accepted.",
      ],
    },
    {
      id: "creators",
      title: "6. Information about creators",
      blocks: [
        "Figures come from accounts that creators have linked themselves. Estimates are marked as such; they are no agreed price and no promise of a result.",
        {
          points: [
            "Information may be used to choose creators and to ask them through the Service, and for nothing else.",
            "It may not be collected by automatic means, sold, passed to third parties other than the client that an agency works for, or used to identify a person beyond what is shown.",
            "Files that were downloaded are handled as personal information and deleted when they are no longer needed.",
          ],
        },
      ],
    },
    {
      id: "advertising",
      title: "7. Advertising rules",
      blocks: [
        "Promotional posts are labelled as the law and the platforms require. The Company may not ask a creator to hide that a post is an advertisement, to make false claims, or to break the law or a platform's rules.",
      ],
    },
    {
      id: "prohibited",
      title: "8. Prohibited conduct",
      blocks: [
        {
          points: [
            "acting in another's name, or giving false information;",
            "attacking the Service, evading its limits, or signing up several times to widen them;",
            "contacting creators outside the Service to evade its fees;",
            "harassing creators, or anything else against the law or public order.",
          ],
        },
      ],
    },
    {
      id: "suspension",
      title: "9. Suspension by the Operator",
      blocks: [
        "The Operator may suspend a company that breaks these Terms, after asking it to stop where that can be expected. Records and paid amounts are kept.",
      ],
    },
    {
      id: "closing",
      title: "10. Closing",
      blocks: [
        "The owner may close the company at any time on its own page, unless a deal or a payment is still open. A paid plan ends at once; the rest of its month is not refunded, which is said before closing with the date and the amount.",
        "Members, lists, notes, inquiries and company data are erased. Invoices and deals are kept for seven years as the law requires, with names and addresses sealed.",
      ],
    },
    {
      id: "liability",
      title: "11. Liability",
      blocks: [
        "The Operator keeps the Service available with due care but does not guarantee uninterrupted use, the conduct of creators or a result of promotion.",
        "Except for intent or gross negligence, the Operator's liability is limited to the fees that the Company paid in the three months before the event.",
      ],
    },
    {
      id: "changes",
      title: "12. Changes",
      blocks: [
        "The Operator may change these Terms and the plans, and tells the Company at least 30 days before by e-mail or inside the Service. A price that rises holds from the next renewal after that day.",
      ],
    },
    {
      id: "law",
      title: "13. Governing law and jurisdiction",
      blocks: [
        "These Terms are governed by the laws of Japan. The Tokyo District Court has exclusive jurisdiction in the first instance.",
      ],
    },
  ],
};
