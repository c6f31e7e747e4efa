import { z } from "zod";
import { isPlatformFault } from "./platform-fault.ts";
import { withQuery } from "./platform-json.ts";
import type { PlatformParts } from "./social-platform.ts";

export const scopes = { basic: "instagram_business_basic", insights: "instagram_business_manage_insights" };
export const version = "v25.0";

const Insights = z.object({
  data: z.array(z.object({ values: z.array(z.object({ value: z.number().int().nonnegative() })) })),
});

/** Views of one post, by Instagram's own id; undefined where it has none. */
export async function readViewsOf(
  { ask, addresses }: PlatformParts,
  { id, accessToken }: { id: string; accessToken: string },
): Promise<number | undefined> {
  const path = `${addresses.api}/${version}/${encodeURIComponent(id)}/insights`;
  const url = withQuery(path, { metric: "views", access_token: accessToken });
  try {
    return (await ask({ method: "GET", url }, Insights)).data[0]?.values[0]?.value;
  } catch (error) {
    // Posts older than the switch to a professional account have no figures.
    if (isPlatformFault(error, "refused")) return undefined;
    throw error;
  }
}
