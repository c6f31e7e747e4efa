// Signs the demo creator in and names an offer that waits for her.
const creator = { username: "hanako@example.jp", password: "Tomoru-2026" };

/**
 * @param {string} url of a server with the demo creator
 * @returns {Promise<{ cookies: { name: string, value: string }[], offerId: string }>}
 */
export async function signIn(url) {
  const { accessToken, refreshToken } = await call(`${url}/api/influencer/auth/login`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(creator),
  });
  const { docs } = await call(`${url}/api/influencer/offer?status=pending`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return {
    cookies: [
      { name: "accessToken", value: accessToken },
      { name: "refreshToken", value: refreshToken },
    ],
    offerId: docs[0].offerId,
  };
}

/** @param {string} address @param {RequestInit} init */
async function call(address, init) {
  const { success, result, message } = await (await fetch(address, init)).json();
  if (!success) throw new Error(`${address}: ${message}`);
  return result;
}
