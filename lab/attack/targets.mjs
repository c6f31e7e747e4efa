// What sqlmap is let loose on: each way in which a caller's text comes near a query. `*` marks a place that sqlmap
// would not try by itself: a part of a path, and what it takes for a token against forged requests.

/** @typedef {{ name: string, path: string, method?: string, body?: object }} Target */
/** @typedef {import("./relay.mjs").Relay} Relay */

/** @param {Relay} relay @returns {Promise<Target[]>} */
export async function targetsOf(relay) {
  return [...(await offerTargets(relay)), ...(await marketTargets(relay))];
}

/** What a creator reads and writes about offers and payments, and what the operator sends. @param {Relay} relay @returns {Promise<Target[]>} */
async function offerTargets(relay) {
  const list = await (await fetch(`${relay.url}/api/influencer/offer?limit=1`)).json();
  const { offerId } = list.result.docs[0];
  const nextCursor = encodeURIComponent(list.result.nextCursor);
  const email = "hanako@example.jp";
  const offer = { influencerEmail: email, platform: "tiktok", productName: "a", month: "2026-12" };
  const payment = { influencerEmail: email, date: "2026-12-01", description: "a", amount: 1, status: "Paid" };
  return [
    { name: "offer list, pages", path: "/api/influencer/offer?offset=0&limit=5&status=pending" },
    { name: "offer list, cursor", path: `/api/influencer/offer?cursor=${nextCursor}` },
    { name: "offer", path: `/api/influencer/offer/${offerId}*` },
    {
      name: "decision",
      path: `/api/influencer/offer/${offerId}*`,
      method: "PUT",
      body: { status: "approval" },
    },
    { name: "payments", path: "/api/influencer/payment?offset=0&limit=5" },
    { name: "bank branches", path: "/api/influencer/utils/bank/0001*/branch" },
    { name: "callback", path: "/api/influencer/tiktok/callback?code=a&state=b" },
    {
      name: "sign-in",
      path: "/api/influencer/auth/login",
      method: "PUT",
      body: { username: "a@example.jp", password: "abcdef" },
    },
    {
      name: "refresh",
      path: "/api/influencer/auth/refreshToken",
      method: "PUT",
      body: { refreshToken: "abc*" },
    },
    {
      name: "account",
      path: "/api/influencer/profile",
      method: "PUT",
      body: { creatorName: "a", bio: "b", category: ["food"] },
    },
    { name: "operator, offers", path: "/api/operator/offers", method: "POST", body: { offers: [offer] } },
    {
      name: "operator, payments",
      path: "/api/operator/payments",
      method: "POST",
      body: { payments: [{ ...payment, reference: "r" }] },
    },
    {
      name: "operator, status",
      path: `/api/operator/influencers/nobody*@example.jp/status`,
      method: "PUT",
      body: { status: "active", reason: "a" },
    },
    { name: "operator, inquiries", path: "/api/operator/inquiries?offset=0&limit=5" },
    { name: "offer mails off", path: "/offer-mails/off?token=abc*" },
    { name: "mailbox", path: "/dev/mail.json?to=a@example.jp" },
  ];
}

/** What a company searches for, writes and names, what its creator does with it, and what the operator looks for. @param {Relay} relay @returns {Promise<Target[]>} */
async function marketTargets(relay) {
  const read = async (/** @type {string} */ path) =>
    (await (await fetch(`${relay.url}/api${path}`)).json()).result;
  const found = await read("/company/creator?platform=instagram");
  const { creatorId } = found.docs[0];
  const { listId } = (await read("/company/list")).docs[0];
  const deal = (await read("/company/deal")).docs[0];
  const { companyId } = (await read("/operator/companies")).docs[0];
  const filters = "followersMin=1&followersMax=900000&priceMin=1&prShareMax=9000&country=JP&category=food";
  return [
    // First: sixty searches a minute are allowed.
    {
      name: "search, cursor",
      path: `/api/company/creator?platform=instagram&cursor=${encodeURIComponent(found.nextCursor)}*`,
    },
    { name: "search, words", path: "/api/company/creator?platform=instagram&q=a&sort=fit" },
    { name: "search, filters", path: `/api/company/creator?platform=instagram&${filters}&lastPostDays=30` },
    { name: "insight", path: `/api/company/creator/${creatorId}*?platform=instagram` },
    { name: "compare", path: `/api/company/creator/compare?platform=instagram&ids=${creatorId}` },
    { name: "list", path: `/api/company/list/${listId}*?sort=added` },
    { name: "list, changed", path: `/api/company/list/${listId}*`, method: "PUT", body: { name: "a" } },
    {
      name: "list, note",
      path: `/api/company/list/${listId}/creator/${creatorId}*`,
      method: "PUT",
      body: { note: "a" },
    },
    { name: "deals of a company", path: "/api/company/deal?q=a&platform=instagram&limit=5&cursor=a*" },
    { name: "deal of a company", path: `/api/company/deal/${deal.dealId}*` },
    {
      name: "message",
      path: `/api/company/deal/${deal.dealId}*/message`,
      method: "POST",
      body: { text: "a" },
    },
    { name: "work", path: "/api/company/work?limit=5&cursor=a*" },
    { name: "charges", path: "/api/company/charge?month=2026-11*&limit=5" },
    { name: "withholding", path: "/api/company/withholding?month=2026-11*" },
    { name: "invoices", path: "/api/company/invoice?limit=5&cursor=a*" },
    { name: "campaigns of creators", path: "/api/influencer/campaign?platform=instagram&cursor=a*&limit=5" },
    { name: "deals of a creator", path: "/api/influencer/deal?limit=5&cursor=a*" },
    {
      name: "sign-in of a company",
      path: "/api/company/auth/login",
      method: "PUT",
      body: { username: "a@example.jp", password: "abcdef" },
    },
    {
      name: "label check",
      path: "/api/influencer/utils/label-check",
      method: "POST",
      body: { caption: "#PR" },
    },
    {
      name: "webhook",
      path: "/api/stripe/webhook",
      method: "POST",
      body: { id: "evt_1", type: "invoice.paid" },
    },
    { name: "operator, companies", path: "/api/operator/companies?q=a&limit=5&cursor=a*" },
    { name: "operator, company", path: `/api/operator/companies/${companyId}*` },
    { name: "operator, deals", path: "/api/operator/deals?state=contracted&limit=5&cursor=a*" },
    { name: "operator, ledger", path: `/api/operator/ledger?deal=${deal.dealId}*` },
    { name: "operator, payments due", path: "/api/operator/due-payments?limit=5&cursor=a*" },
    { name: "operator, audit", path: "/api/operator/audit?operator=a&limit=5" },
  ];
}
