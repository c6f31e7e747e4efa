import { completeOauth, getOauthLink } from "@tomoru/contract/influencer/social";
import type { Platform } from "@tomoru/contract/platforms";
import type { SeededInfluencer } from "../../testing/seed.ts";
import type { Consent, StandInPlatforms } from "../../testing/stand-in-platforms.ts";
import type { TestApp } from "../../testing/test-app.ts";

/** For what a job does after the answer. */
export const soon = { timeout: 15_000 };

type World = { readonly app: TestApp; readonly platforms: StandInPlatforms };
type Wish = { readonly person: SeededInfluencer; readonly platform: Platform } & Consent;

/** The address that the browser is sent to. */
export async function beginLinkAt({ app }: World, { person, platform }: Wish): Promise<string> {
  const answer = await app.app.inject({
    url: `/api${getOauthLink.path.replace("{platform}", platform)}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return (answer.json() as { url: string }).url;
}

/** All three steps: to the platform, consent there, and back. */
export async function linkAt(world: World, { person, platform, ...choice }: Wish) {
  const url = await beginLinkAt(world, { person, platform });
  const query = await world.platforms.consent(url, choice);
  return world.app.call(completeOauth, { params: { platform }, query, token: person.token });
}
