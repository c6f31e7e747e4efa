// Signs the demo's people in, and names what is theirs to look at.
const password = "Tomoru-2026";

/** @typedef {{ cookies: { name: string, value: string }[], accessToken: string }} Session */

/** @param {string} url of a server with the demo @returns {Promise<Session & { offerId: string }>} the creator, with an offer that waits for her */
export async function signIn(url) {
  const session = await enter(url, "influencer");
  const { docs } = await ask(session, `${url}/api/influencer/offer?status=pending`);
  return { ...session, offerId: docs[0].offerId };
}

/** @param {string} url @returns {Promise<Session>} the owner of the demo's company */
export function signInCompany(url) {
  return enter(url, "company");
}

/** Gives the company creators to find and work under way, and a deal with the creator, who applies and is chosen. @param {string} url */
export async function marketOf(url) {
  const creator = await enter(url, "influencer");
  const company = await enter(url, "company");
  const found = await ask(company, `${url}/api/company/creator?platform=instagram`);
  const [{ campaignId }] = (await ask(creator, `${url}/api/influencer/campaign`)).docs;
  const { applicationId } = await ask(creator, `${url}/api/influencer/campaign/${campaignId}/application`, {
    method: "POST",
    body: JSON.stringify({ message: "やってみたいです", wishFeeYen: 80_000 }),
  });
  const { dealId } = await ask(company, `${url}/api/company/application/${applicationId}`, {
    method: "PUT",
    body: JSON.stringify({ status: "selected" }),
  });
  const { docs: lists } = await ask(company, `${url}/api/company/list?status=unconsulted`);
  return {
    creatorId: String(found.docs[0].creatorId),
    workId: String(campaignId),
    dealId: String(dealId),
    listId: String(lists[0].listId),
  };
}

/** @param {string} url @param {"influencer" | "company"} side @returns {Promise<Session>} */
async function enter(url, side) {
  const username = side === "company" ? "sato@minato.example.jp" : "hanako@example.jp";
  const { accessToken, refreshToken } = await call(`${url}/api/${side}/auth/login`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const names =
    side === "company" ? ["companyAccessToken", "companyRefreshToken"] : ["accessToken", "refreshToken"];
  const cookies = [accessToken, refreshToken].map((value, nth) => ({ name: names[nth] ?? "", value }));
  return { cookies, accessToken };
}

/** @param {Session} session @param {string} address @param {{ method: string, body: string }} [sent] */
function ask({ accessToken }, address, sent) {
  const headers = {
    authorization: `Bearer ${accessToken}`,
    ...(sent && { "content-type": "application/json" }),
  };
  return call(address, { ...sent, headers });
}

/** @param {string} address @param {RequestInit} init */
async function call(address, init) {
  const { success, result, message } = await (await fetch(address, init)).json();
  if (!success) throw new Error(`${address}: ${message}`);
  return result;
}
