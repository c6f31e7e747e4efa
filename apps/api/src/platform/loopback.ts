import { isIP } from "node:net";

/** Whether an IP address, as a socket tells it, is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && (address === "::1" || /^(::ffff:)?127\./i.test(address));
}

/** Whether a host, as in an address or in HOST, can be reached from this machine alone. Anything but a plain form of it is not. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || isLoopbackAddress(name);
}
