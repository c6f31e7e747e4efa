import { expect, test } from "vitest";
import { homeOf, lineOf, siteOf } from "./network.ts";

test("an IPv4 address counts as itself", () => {
  expect(lineOf("192.0.2.7")).toBe("192.0.2.7");
});

test.each(["::ffff:192.0.2.7", "::FFFF:c000:0207", "[::ffff:192.0.2.7]:4711"])(
  "an IPv4 address written as IPv6, %s, counts as the IPv4 address",
  (written) => {
    expect(lineOf(written)).toBe("192.0.2.7");
    expect(siteOf(written)).toBeUndefined();
  },
);

test("two addresses of one IPv6 line count as one, however they are written", () => {
  expect(lineOf("2001:db8:0:7::1")).toBe(lineOf("2001:0DB8:0000:0007:ffff:ffff:ffff:ffff"));
  expect(lineOf("fe80::1%eth0")).toBe(lineOf("fe80::2"));
});

test("two IPv6 lines count apart, and together where they are of one /48", () => {
  expect(lineOf("2001:db8:0:7::1")).not.toBe(lineOf("2001:db8:0:8::1"));
  expect(siteOf("2001:db8:0:7::1")).toBe(siteOf("2001:db8:0:ffff::1"));
  expect(siteOf("2001:db8:0:7::1")).not.toBe(siteOf("2001:db8:1:7::1"));
});

test.each([
  ["192.0.2.7:4711", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["[2001:db8:0:7::1]:4711", "2001:db8:0:7::1"],
  ["[2001:db8:0:7::1]", "2001:db8:0:7::1"],
  ["[fe80::1%eth0]:80", "fe80::1"],
])("%s counts as the address without what is around it", (written, bare) => {
  expect(lineOf(written)).toBe(lineOf(bare));
  expect(siteOf(written)).toBe(siteOf(bare));
});

test("a home is a /56 of IPv6, and an IPv4 address", () => {
  expect(homeOf("2001:db8:0:1200::1")).toBe(homeOf("[2001:db8:0:12ff::2]:4711"));
  expect(homeOf("2001:db8:0:1200::1")).not.toBe(homeOf("2001:db8:0:1300::1"));
  expect(homeOf("192.0.2.7:4711")).toBe("192.0.2.7");
  expect(homeOf("unknown")).toBe(homeOf("_hidden"));
});

test("what is no address counts as one network", () => {
  const invented = [
    "",
    "unknown",
    "_hidden",
    "192.0.2",
    "192.0.2.256",
    "192.0.2.7:x",
    "a:b",
    "[x]:1",
    "010.0.0.1",
  ];
  expect(new Set(invented.map(lineOf)).size).toBe(1);
  expect(invented.map(siteOf)).toEqual(invented.map(() => undefined));
});
