import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Platform } from "@tomoru/contract/platforms";
import { standInAddresses } from "./platform-addresses.ts";
import type { PostsAccess } from "./social-platform.ts";
import { socialPlatforms } from "./social-platforms.ts";

let server: Server | undefined;
/** After each test. */
export const closePlatform = () => server?.close();

const credentials = { clientId: "tomoru", clientSecret: "s" };

/** A platform that answers what a test says, and the calls that it got. */
export async function platformThat(platform: Platform, answer: (url: URL, body: string) => object | number) {
  const calls: string[] = [];
  const listener: RequestListener = async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? "", "http://platform");
    calls.push(`${url.pathname.replace(/^\/dev\/social\/\w+/, "")} ${body}`.trim());
    const said = answer(url, body);
    if (typeof said === "number") response.writeHead(said);
    response.end(JSON.stringify(typeof said === "number" ? { error: { code: said } } : said));
  };
  server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server?.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const unset = { credentials: undefined, addresses: {} };
  const made = {
    credentials,
    addresses: standInAddresses(platform, { outside: origin, inside: origin }),
  };
  const social = { instagram: unset, tiktok: unset, youtube: unset, [platform]: made };
  const at = { appUrl: origin, host: "127.0.0.1", port: 1, production: true };
  const found = socialPlatforms({ ...at, social }).get(platform);
  if (!found) throw new Error("the platform is there");
  const read = (access: Partial<PostsAccess> = {}) =>
    found.readPosts({ accessToken: "t", scopes: [], uploads: "u", ...access }, 50);
  const find = (mediaId: string, scopes: readonly string[] = []) =>
    found.findPost({ accessToken: "t", scopes }, mediaId);
  /** From now on it answers so. */
  const become = (other: RequestListener) => server?.removeAllListeners("request").on("request", other);
  return { read, find, calls, become };
}
