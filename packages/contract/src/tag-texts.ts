/** What the API document says of the groups of calls. */
export const tagTexts: Readonly<Record<string, string>> = {
  Auth: "Signing up, in and out, codes by mail and forgotten passwords.",
  Profile: "Who the creator is: name, birthday, categories, e-mail, password.",
  Membership: "The plan, leaving at the end of a month or at once, and writing to support.",
  Bank: "The account that payments go to, and the list of Japan's banks to choose it from.",
  Social: "Linked accounts on Instagram, TikTok and YouTube.",
  Creators: "Finding creators: search, insight, PR posts, comparison.",
  "Saved searches": "Searches that a company comes back to, and how many are found anew.",
  Lists: "Lists of accounts, with notes and groups.",
  Consultations: "Asking creators, and what they answered.",
  "Company work":
    "Consultations and open campaigns together: how far each creator is, whose turn it is, and what it costs.",
  Campaigns: "Open campaigns of a company: drafts, what is published, who applied and who is selected.",
  "Open campaigns": "What companies publish, and what the creator applied to.",
  Deals: "From the terms to the payment: what was agreed, delivered and written.",
  "Company deals": "The same as its company sees it.",
  Discovery: "Whether companies find the creator, and what they see.",
  Offers: "What companies ask, and the creator's answer.",
  Tax: "What contracts and statements say of the creator.",
  Payments: "What was paid, will be paid, or could not be paid.",
  Home: "All that the first screen shows.",
  Live: "What changes, as it changes.",
  "Company auth":
    "Signing up a company, in and out, invitations, codes and links by mail, forgotten passwords.",
  "Company profile":
    "Who a member is, what the company says of itself, writing to support, leaving and closing.",
  "Company members": "A company's people, their seats and invitations.",
  Plans: "What is sold, and the plan of a company.",
  Charges: "What deals cost a company: paying for one, receipts, withheld tax.",
  Cards: "What a company pays with. A number is entered on the payment provider's page alone.",
  Invoices: "What a company was charged.",
  Operator: "For whoever runs Tomoru: offers and payments in, suspensions, lists.",
};
