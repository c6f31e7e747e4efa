import createClient from "openapi-fetch";

/**
 * What a program of somebody else does with the types that its generator made of the API document: sign in, page through
 * the offers, decide one, and be refused the other answer.
 * @param {{ baseUrl: string, email: string, password: string }} given
 */
export async function creatorJourney({ baseUrl, email, password }) {
  /** @type {import("openapi-fetch").Client<import("./paths.d.ts").paths>} */
  const api = createClient({ baseUrl });
  const signedIn = await api.PUT("/influencer/auth/login", { body: { username: email, password } });
  if (!signedIn.data) throw new Error(`Not signed in: ${signedIn.error.message}`);
  const headers = { authorization: `Bearer ${signedIn.data.result.accessToken}` };

  const seen = [];
  /** @type {string | null | undefined} */
  let cursor;
  do {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) };
    const { data, error } = await api.GET("/influencer/offer", { headers, params: { query } });
    if (!data) throw new Error(error.message);
    seen.push(...data.result.docs);
    cursor = data.result.nextCursor;
  } while (cursor);

  const id = String(seen.find(({ isApproval }) => isApproval === null)?.offerId);
  const path = { id };
  const approved = await api.PUT("/influencer/offer/{id}", {
    headers,
    params: { path },
    body: { status: "approval" },
  });
  const refused = await api.PUT("/influencer/offer/{id}", {
    headers,
    params: { path },
    body: { status: "reject" },
  });
  return {
    seen: seen.map(({ offerId }) => offerId),
    decided: approved.data?.result,
    refusal: { status: refused.response.status, code: refused.error?.subStatusCode },
  };
}
