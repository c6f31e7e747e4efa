import { expect, test } from "vitest";
import { parseJsonBody } from "./json-body.ts";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("a body comes back as it was written", () => {
  expect(parseJsonBody(Buffer.from('{"name":"山田 花子","list":[1,null]}'))).toEqual({
    name: "山田 花子",
    list: [1, null],
  });
});

test("an empty body is nothing", () => {
  expect(parseJsonBody(Buffer.alloc(0))).toBeUndefined();
});

test("nesting is accepted to 32 levels and not one more", () => {
  expect(() => parseJsonBody(Buffer.from(nested(32)))).not.toThrow();
  expect(() => parseJsonBody(Buffer.from(nested(33)))).toThrow("1023");
});

test.each([
  ["broken JSON", Buffer.from('{"a":')],
  ["invalid UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ["NUL in a value", Buffer.from('{"a":"x\\u0000"}')],
  ["NUL in a key", Buffer.from('{"\\u0000":1}')],
  ["a lone surrogate", Buffer.from('["\\ud800"]')],
  ["a key that is there twice", Buffer.from('{"a":1,"b":{"c":1, "c" : 1}}')],
  ["a key that is there twice, once in other writing", Buffer.from('{"a":1,"\\u0061":2}')],
])("%s is refused with 1023", (_case, body) => {
  expect(() => parseJsonBody(body)).toThrow("1023");
});

test("a text that only looks like a key twice is none, and one key may stand in many objects", () => {
  const body = { a: '"a":', b: "\\", c: [{ a: '"' }, { a: ":" }], "": 1, __proto__x: '\\"a":' };
  expect(parseJsonBody(Buffer.from(JSON.stringify(body, null, 2)))).toEqual(body);
});

test("a key that would reach every object stays a key of this one", () => {
  const parsed = parseJsonBody(Buffer.from('{"__proto__":{"isAdmin":true}}'));
  expect(Object.keys(parsed as object)).toEqual(["__proto__"]);
  expect({}).not.toHaveProperty("isAdmin");
});
