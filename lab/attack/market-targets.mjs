// The same of the market: what a company searches by, writes and names, and what the operator looks for.

/** @typedef {import("./targets.mjs").Target} Target */

/** @param {import("./relay.mjs").Relay} relay @returns {Promise<Target[]>} */
export async function marketTargetsOf(relay) {
  const read = async (/** @type {string} */ path) =>
    (await (await fetch(`${relay.url}/api${path}`)).json()).result;
  const found = await read("/company/creator?platform=instagram");
  const { creatorId } = found.docs[0];
  const { listId } = (await read("/company/list")).docs[0];
  const deal = (await read("/company/deal")).docs[0];
  const { companyId } = (await read("/operator/companies")).docs[0];
  const filters = "followersMin=1&followersMax=900000&priceMin=1&prShareMax=9000&country=JP&category=food";
  return [
    { name: "search, words", path: "/api/company/creator?platform=instagram&q=a&sort=fit" },
    { name: "search, filters", path: `/api/company/creator?platform=instagram&${filters}&lastPostDays=30` },
    {
      name: "search, cursor",
      path: `/api/company/creator?platform=instagram&cursor=${encodeURIComponent(found.nextCursor)}*`,
    },
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
