import { createConfig, lintFromString } from "@redocly/openapi-core";
import { type RulesetDefinition, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { endpoints } from "@tomoru/contract/endpoints";
import { expect, test } from "vitest";
import { openApiOf } from "./openapi.ts";

/** Where Tomoru may run: the linters rightly refuse localhost. */
const document = openApiOf(endpoints, { appUrl: "https://tomoru.test" });

test("Redocly's recommended rules find nothing but what is listed with its reason in docs/decisions", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ["recommended"] }),
  });
  const found = problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  // All these paths are the product's. The server knows which is meant: no platform is called "offer".
  const ambiguous =
    /^no-ambiguous-paths: .* `\/influencer\/\{platform\}\/oauthLink` and `\/influencer\/[a-z]+\/\{id\}`\.$/;
  expect(found.filter((text) => !ambiguous.test(text))).toEqual([]);
  expect(found).not.toEqual([]);
});

test("Spectral's recommended rules find nothing", async () => {
  const spectral = new Spectral();
  // Its own types want a key that a ruleset that extends nothing does not have.
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, "recommended"]] });
  const found = (await spectral.run(JSON.stringify(document))).map(
    ({ code, message, path }) => `${code}: ${message} (${path.join(".")})`,
  );
  expect(found).toEqual([]);
});
