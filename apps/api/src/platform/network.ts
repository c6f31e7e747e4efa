import { isIPv4, isIPv6 } from "node:net";

/** Groups of 16 bits. Of an IPv6 address /64 is the least that one line is given, /48 the most that one site is. */
const groupsOf = { line: 4, site: 3 } as const;

/** All that is no address counts as this one network: what a proxy invents must not have a limit of its own. */
const nobody = "no address";

/** The network that a limit counts for an address: the /64 of an IPv6 address, any other address itself. */
export function lineOf(written: string): string {
  return prefixOf(written, groupsOf.line);
}

/** The wider network that lines belong to: an IPv6 /48. Undefined for what has none. */
export function siteOf(written: string): string | undefined {
  const address = addressIn(written);
  return Array.isArray(address) ? address.slice(0, groupsOf.site).join(":") : undefined;
}

/**
 * Whose an address probably is: an IPv6 /56 is what a household is given, with its guests and telephones. For what is said
 * of people (where they have signed in, who asked for a code); how much a network may do is counted by line and site.
 */
export function homeOf(written: string): string {
  const address = addressIn(written) ?? nobody;
  if (typeof address === "string") return address;
  const [first, second, third, fourth = "0"] = address;
  return [first, second, third, Number.parseInt(fourth, 16) >> 8].join(":");
}

function prefixOf(written: string, groups: number): string {
  const address = addressIn(written) ?? nobody;
  return typeof address === "string" ? address : address.slice(0, groups).join(":");
}

/**
 * The address in what a socket or a proxy wrote: bare, with a port (`192.0.2.7:4711`), in brackets with or without one,
 * with a zone. IPv4 as text, also where it is written as IPv6; IPv6 as its eight groups.
 */
function addressIn(written: string): string | string[] | undefined {
  const text = written.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, ported] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const bare = bracketed ?? ported ?? text;
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = eightOf(bare.split("%")[0] ?? bare);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? groups.slice(6).map(dotted).join(".") : groups;
}

/** All eight groups, without leading zeros: the URL parser writes every address in its one canonical way. */
function eightOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  if (!right) return left;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

function dotted(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
}
