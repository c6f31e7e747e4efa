import { expect, test } from "vitest";
import { networkOf } from "./network.rules.ts";

test("an IPv4 address counts as itself", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
});

test("an IPv4 address in IPv6 writing counts as the IPv4 address", () => {
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::FFFF:c000:0207")).toBe("192.0.2.7");
});

test("two addresses of one IPv6 line count as one, however they are written", () => {
  expect(networkOf("2001:db8:0:7::1")).toBe(networkOf("2001:0DB8:0000:0007:ffff:ffff:ffff:ffff"));
  expect(networkOf("fe80::1%eth0")).toBe(networkOf("fe80::2"));
});

test("two IPv6 lines count apart", () => {
  expect(networkOf("2001:db8:0:7::1")).not.toBe(networkOf("2001:db8:0:8::1"));
});
