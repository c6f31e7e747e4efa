import { expect, test } from "vitest";
import { isLoopbackAddress, isLoopbackHost } from "./loopback.ts";

test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.9.8.7", "::1", "[::1]", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "::",
  "[::]",
  "",
  "10.0.0.1",
  "127.0.0.1.nip.io",
  "127.evil.example",
  "localhost.evil.example",
  "::ffff:10.0.0.1",
  "128.0.0.1",
])("%s is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

test("a name is no address of a socket", () => {
  expect(isLoopbackAddress("localhost")).toBe(false);
});
