import { expect, test } from "vitest";
import { ownOrigin } from "./platform-addresses.ts";
import type { SocialConfig } from "./social-config.ts";
import { socialPlatforms } from "./social-platforms.ts";

const none = { credentials: undefined, addresses: {} };
const credentials = { clientId: "tomoru", clientSecret: "s" };
const unset: SocialConfig = { instagram: none, tiktok: none, youtube: none };
const at = { appUrl: "https://tomoru.example", host: "0.0.0.0", port: 8080 };
const query = { redirectUri: "https://tomoru.example/x/callback", state: "s t", codeChallenge: "c" };

function authorizeAt(platform: "instagram" | "tiktok" | "youtube"): URL {
  const social = { ...unset, [platform]: { credentials, addresses: {} } };
  const made = socialPlatforms({ ...at, production: true, social }).get(platform);
  return new URL(made?.authorizeUrl(query) ?? "");
}

test("in production a platform without credentials cannot be linked", () => {
  const social = { ...unset, tiktok: { credentials, addresses: {} } };
  const platforms = socialPlatforms({ ...at, production: true, social });
  expect(platforms.available).toEqual(["tiktok"]);
  expect(platforms.get("tiktok")?.isSandbox).toBe(false);
  expect(platforms.get("youtube")).toBeUndefined();
});

test("outside production the sandbox stands in, on this installation's own addresses", () => {
  const platforms = socialPlatforms({ ...at, production: false, social: unset });
  expect(platforms.available).toEqual(["instagram", "tiktok", "youtube"]);
  for (const name of platforms.available) {
    const platform = platforms.get(name);
    expect(platform?.isSandbox).toBe(true);
    expect(platform?.authorizeUrl(query)).toContain(`https://tomoru.example/dev/social/${name}/`);
  }
});

test("a server that listens everywhere reaches itself on loopback", () => {
  expect(ownOrigin(at)).toBe("http://127.0.0.1:8080");
  expect(ownOrigin({ host: "::", port: 1 })).toBe("http://[::1]:1");
  expect(ownOrigin({ host: "::1", port: 1 })).toBe("http://[::1]:1");
  expect(ownOrigin({ host: "192.0.2.7", port: 1 })).toBe("http://192.0.2.7:1");
});

test("Instagram is asked for a professional account's profile and insights", () => {
  const { origin, pathname, searchParams } = authorizeAt("instagram");
  expect(origin + pathname).toBe("https://www.instagram.com/oauth/authorize");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "tomoru",
    redirect_uri: query.redirectUri,
    response_type: "code",
    scope: "instagram_business_basic,instagram_business_manage_insights",
    state: "s t",
  });
});

test("TikTok is asked with a client key, scopes with commas and no PKCE", () => {
  const { origin, pathname, searchParams } = authorizeAt("tiktok");
  expect(origin + pathname).toBe("https://www.tiktok.com/v2/auth/authorize/");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_key: "tomoru",
    redirect_uri: query.redirectUri,
    response_type: "code",
    scope: "user.info.basic,user.info.profile,user.info.stats,video.list",
    state: "s t",
  });
});

test("Google is asked for a lasting grant that only reads, with PKCE", () => {
  const { origin, pathname, searchParams } = authorizeAt("youtube");
  expect(origin + pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "tomoru",
    redirect_uri: query.redirectUri,
    response_type: "code",
    scope: "https://www.googleapis.com/auth/youtube.readonly",
    access_type: "offline",
    prompt: "consent",
    include_granted_scopes: "true",
    state: "s t",
    code_challenge: "c",
    code_challenge_method: "S256",
  });
});
