// What sqlmap is let loose on: each way in which a caller's text comes near a query. `*` marks a place that sqlmap
// would not try by itself: a part of a path, and what it takes for a token against forged requests.

/** @typedef {{ name: string, path: string, method?: string, body?: object }} Target */

/** @param {import("./relay.mjs").Relay} relay @returns {Promise<Target[]>} */
export async function targetsOf(relay) {
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
