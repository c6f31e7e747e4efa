import { isIPv6 } from "node:net";

/** Groups of 16 bits: the first half of an IPv6 address is the least that one line is given (security.md). */
const lineGroups = 4;

/** Who an IP counts as in a limit: IPv6 by its /64, an IPv4 address in IPv6 writing as the IPv4 address that it is. */
export function networkOf(ip: string): string {
  const address = ip.split("%")[0] ?? ip;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? groups.slice(6).map(dotted).join(".") : groups.slice(0, lineGroups).join(":");
}

/** All eight groups, without leading zeros: the URL parser writes every address in its one canonical way. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  if (!right) return left;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

function dotted(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
}
