// Writes docs/performance.md: the table of a whole run, with what one has to know to read it.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/root.mjs";
import { rounds } from "./load.mjs";

/** @typedef {{ name: string, rows: import("./row.mjs").Row[] }} Section */

/** @type {Record<string, { title: string, text: string }>} */
const words = {
  page: {
    title: "A first visit",
    text: `What a browser fetches for \`/sign_in\`, and when it has painted the largest part of it on a phone four times slower than this
machine, on slow 4G, in turns with the same form as plain HTML from a bare server. Then every touch on every screen of such a phone, from
the press to the next frame ([0026](decisions/0026-touches.md)).`,
  },
  offers: {
    title: "The busiest calls",
    text: `The limit is a handler of \`node:http\` and \`pg\` with the product's own check of the token, statements and announcements
([0035](decisions/0035-told-after-the-commit.md)), and nothing else: no headers of its own, no log, no schema, no metrics, no limit of calls. The rivals do the same work and answer the same JSON in the way
their guides have it: Express with Sequelize, NestJS with TypeORM, a look at the session before each call, a transaction around a
decision, its announcement included. The product runs as it does in production, its log of requests included. Each session makes
fifty calls, which the product counts with one write ([0019](decisions/0019-limits-and-faults.md)).`,
  },
  paging: {
    title: "As it grows",
    text: `By cursor a page starts in the index where the one before ended. By offset the inner select walks the index alone, and only
the rows of the page are looked up. Counts are kept, not counted. So the price of a page knows neither how many offers a creator has, nor
how many there are. \`offer-plans.test.ts\` holds the plans.`,
  },
  search: {
    title: "Finding creators",
    text: `1,000,000 made-up accounts on one platform. Inside the database the twenty usual combinations of filters and five hostile ones, the first
page each; over HTTP with the count, the cards and the day's number. The others have one table, the usual indexes, \`ILIKE\` for each word and
\`OFFSET\` for a page, once as it is and once with the index of pg_trgm, which falls back to all of itself below three characters.`,
  },
  payouts: {
    title: "A payout run",
    text: `100,000 creators with a deal each, two runs' worth of a month: compared, cut, filed, sent and paid by the server's own jobs, while
people ask for their offers and payments twenty times a second. The memory is what the server has resident above what it had before.`,
  },
  market: {
    title: "A market in motion",
    text: `Deals from a list to accepted work, by two sides who press until what they wait for stands: consultation, answers, terms, counter, contract,
charge, draft, post, report. Processor time and the ratio of two copies to one are what says something on a busy machine.`,
  },
  companies: {
    title: "Companies",
    text: `The same call of both sides with a body that is none, a change of the password, so that all it takes is the gate: of a company the role,
the seat and the standing with the session. Then the clock of plans over 20,000 companies after a day on which nobody was looked at: each
is found and sent to be read, of every thirty-sixth the owner is told that the card is in its last month. What the provider takes to
answer for each is not in it: four companies a copy are read at once.`,
  },
  deals: {
    title: "From a request to a deal",
    text: `A list of 500 creators is asked over HTTP: offers, mails with their jobs and the consultation, all or nothing. Creators say yes to a company,
which opens a deal and tells it, beside a bare handler that decides an operator's offers. Then the first page of a company's deals.`,
  },
  crowd: {
    title: "Many at once",
    text: "More decisions than connections wait for a connection, not for each other: each is one statement.",
  },
  "sign-in": {
    title: "Passwords",
    text: `Wrong sign-ins come at even distances, beside sixty calls a second of others. Hashing has one thread of lower priority
([0027](decisions/0027-hashing-thread.md)); what finds no place to wait is told 503 before anything is looked up, so wrong passwords
without end cost their senders and not those who are signed in.`,
  },
  copies: {
    title: "Several copies",
    text: `Copies share nothing but the database, so each adds what its processor adds. Where the processors are all taken, another
copy adds nothing but a process more to switch to; here one copy, the database and the load generator take two already. The two rows of
processor time say where it ends on larger machines: one core of the database serves a million divided by its microseconds a call, and
feeds as many copies as its figure fits into theirs.`,
  },
  start: {
    title: "Starting",
    text: "From the start of the process to a good answer of `/readyz`, files in the page cache, migrations done.",
  },
};

/** @param {readonly Section[]} sections */
export function writePerformance(sections) {
  writeFileSync(
    join(root, "docs", "performance.md"),
    `${[preface(), ...sections.map(chapterOf)].join("\n\n")}\n`,
  );
}

function today() {
  return new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
}

function preface() {
  return `# How fast it is

Written by \`npm run bench\` on ${today()}, all in one run: PostgreSQL on the same machine, 1,000,000 offers over 10,000 creators and one creator with
50,000, which lie in the order in which they came, those of one between those of all. Figures are ratios where nothing else is said.
Contenders take turns in slices of a second, each round begun by another. Two of them are compared round by round, and the middle one
of those ratios counts, so whatever else the machine does meets both alike. Rounds counted in this run: ${rounds}; sixteen are usual.

The machine has ${cpus().length} cores, shared by load generator, server and database. That makes differences look smaller than they
are: a server that costs half as much answers less than twice as often, since the other two cost what they cost. It also means that
calls a second say little about another machine, which is why none are given.`;
}

/** @param {Section} section */
function chapterOf({ name, rows }) {
  const { title, text } = words[name] ?? { title: name, text: "" };
  const lines = rows.map(
    ({ name: what, value, limit, met }) =>
      `| ${what} | ${Number(value.toFixed(2))} | ${limit === "for reading" ? "" : `${limit}${met ? "" : ": **missed**"}`} |`,
  );
  return [
    `## ${title}`,
    text,
    ["| what | figure | limit |", "| --- | ---: | --- |", ...lines].join("\n"),
  ].join("\n\n");
}
