// `npm run attack [words of targets' names]`: a crawl of every address for its headers, answers' times for known and unknown e-mails, and sqlmap against every
// kind of input, on a throwaway server.
// Wants sqlmap from Debian's packages (`apt-get install sqlmap`). Exits with 1 on a finding, and on a target that was not tried.
import "../scripts/node24.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { ensureSite } from "../scripts/site.mjs";
import { measureExistence } from "./attack/existence-timing.mjs";
import { crawl } from "./attack/header-crawl.mjs";
import { startRelay } from "./attack/relay.mjs";
import { inject } from "./attack/sqlmap.mjs";
import { targetsOf } from "./attack/targets.mjs";
import { startServer } from "./bench/child-server.mjs";

/** Requests that met no limit: a target of fewer was left out by sqlmap, or shielded from it, whatever it says at the end. */
const fewest = 50;
const operatorToken = "the-operator-of-the-attack-0001-0001";
await ensureSite({ production: false });
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = { PORT: String(port), OPERATOR_TOKEN: operatorToken, TRUST_PROXY: "1", LOG_LEVEL: "error" };
const server = await startServer({
  args: ["scripts/throwaway-server.mjs"],
  env,
  readyUrl: `${url}/readyz`,
  timeoutMs: 300_000,
});
/** @type {import("./attack/relay.mjs").Relay | undefined} */
let relay;
try {
  relay = await startRelay({ url, operatorToken });
  const crawled = await crawl(url);
  for (const line of crawled.findings) console.log(line);
  const rows = [
    {
      what: "headers",
      requests: crawled.addresses,
      limited: 0,
      findings: crawled.findings.length,
      tried: true,
    },
  ];
  const timings = await measureExistence(url);
  console.table(timings);
  const told = timings.filter(({ tells }) => tells).length;
  rows.push({
    what: "existence by time",
    requests: 2 * timings.length,
    limited: 0,
    findings: told,
    tried: true,
  });
  const targets = await targetsOf(relay);
  const words = process.argv.slice(2);
  for (const target of targets) {
    if (words.length > 0 && !words.some((word) => target.name.includes(word))) continue;
    const before = relay.counts();
    const { findings, isDone } = await inject({ url: relay.url, target });
    const after = relay.counts();
    const [requests, limited] = [after.requests - before.requests, after.limited - before.limited];
    const tried = isDone && requests - limited >= fewest;
    rows.push({ what: `sqlmap ${target.name}`, requests, limited, findings, tried });
    console.log(`${target.name}: ${findings} findings`);
  }
  console.table(rows);
  const { requests, broken, limited } = relay.counts();
  const findings = rows.reduce((sum, row) => sum + row.findings, 0);
  console.log(
    `${crawled.addresses} addresses crawled, ${requests} hostile requests sent, ${limited} met a limit`,
  );
  console.log(`${findings} findings, ${broken} answers of 5xx`);
  process.exitCode = findings === 0 && broken === 0 && rows.every(({ tried }) => tried) ? 0 : 1;
} finally {
  await relay?.stop();
  await server.stop();
}
