// The faults that the specification of the market names: in what a plan gives, in search and files, and in what the days and sums of deals are
// made of.

/** @import { Fault } from "./scratch-api.mjs" */

const contract = "../../../packages/contract/src";

/** @type {readonly Fault[]} */
export const marketFaults = [
  {
    name: "a search filters by what the plan does not have",
    file: "features/discovery/search/search.usecases.ts",
    edits: [['  if (filtersBeyond(query, reach, values.prAnalysis)) throw refuseAccess("plan");\n', ""]],
    caughtBy: { file: "features/discovery/search/search.test.ts", title: "Free has the basic filters" },
  },
  {
    name: "what a day has shown is looked at before and counted after",
    file: "features/discovery/search/search.usecases.ts",
    edits: [
      ["import { noteFullDay, takeUsage } from", "import { noteFullDay, takeUsage, usedOf } from"],
      [
        "  await deps.db.transaction().execute((trx) => countAccounts(deps.clock, { trx, ...counted }));\n",
        `  const day = { companyId: caller.ownerId, kind: "searchRow" as const, period: japanDay(deps.clock.now()) };
  const used = await usedOf(deps.db, day);
  if (used + counted.count > counted.most) throw new Refusal("tooManyRequests", { retryAfter: 1 });
  // The way to a database server and back, in which others ask: the embedded one answers before they do.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await deps.db.transaction().execute((trx) => countAccounts(deps.clock, { trx, ...counted, most: 1_000_000 }));
`,
      ],
    ],
    caughtBy: {
      file: "features/discovery/search/search.test.ts",
      title: "of 64 searches at once none goes beyond the day's number",
    },
  },
  {
    name: "the operator is told again of what was looked at",
    file: "features/companies/operator/company-notices.repository.ts",
    edits: [
      ["      and used.period > coalesce(to_char(company.search_limit_seen_on, 'YYYY-MM-DD'), '')\n", ""],
    ],
    caughtBy: {
      file: "features/companies/operator/company-notices.test.ts",
      title: "what was looked at is told no more",
    },
  },
  {
    name: "a day at the limit is noted only once a search is refused",
    file: "features/discovery/search/search.usecases.ts",
    edits: [["  if (used > most - limits.accountsPerPage)\n", "  if (used === 0)\n"]],
    caughtBy: {
      file: "features/companies/operator/company-notices.test.ts",
      title: "the operator is told of a company on its third day at the limit",
    },
  },
  {
    name: "a place in a search is written without a seal",
    file: "features/discovery/search/search-cursor.rules.ts",
    edits: [
      [
        "  return keys.seal(JSON.stringify([value, id, page]), contextOf(search));",
        '  return Buffer.from(JSON.stringify([value, id, page, keys && search])).toString("base64url");',
      ],
      [
        "openJson<[string, string, number]>(keys, {\n      sealed: text,\n      context: contextOf(search),\n    });",
        'JSON.parse(Buffer.from(text, "base64url").toString());',
      ],
    ],
    caughtBy: {
      file: "features/discovery/search/search.test.ts",
      title:
        "pages follow each other without a gap, and a cursor is good for its own search and company alone",
    },
  },
  {
    name: "a note runs as a formula in the file of a list",
    file: "features/discovery/csv/accounts-csv.rules.ts",
    edits: [["[lineCell(noted.note),", "[plainCell(noted.note),"]],
    caughtBy: {
      file: "features/lists/list-csv.test.ts",
      title: "200 hostile names and notes open as text in 200 rows, and nothing in them runs",
    },
  },
  {
    name: "who hides stays in the search",
    file: "features/discovery/discovery.usecases.ts",
    edits: [["    } else await removeFoundAccounts(trx, { ownerId, platform });", "    }"]],
    caughtBy: {
      file: "features/discovery/search/search.test.ts",
      title: "who hides is in no page that is asked for after it",
    },
  },
  {
    name: "a plan is what an event of the provider says",
    file: "features/billing/settling/webhook.usecases.ts",
    edits: [
      [
        "if (isNew && companyId) await sendSettle(deps, trx, companyId);",
        `if (isNew && companyId && event.type === "customer.subscription.deleted")
      await trx.updateTable("subscriptions").set({ status: "canceled" as never }).where("company_id", "=", companyId).execute();
    else if (isNew && companyId) await sendSettle(deps, trx, companyId);`,
      ],
    ],
    caughtBy: {
      file: "features/billing/settling/webhook.test.ts",
      title: "an event says nothing that is believed: only whose it is",
    },
  },
  {
    name: "a fee is paid on the bank day after",
    file: `${contract}/bank-days.ts`,
    edits: [
      ["while (!isBankDay(at)) at = plusDays(at, -1);", "while (!isBankDay(at)) at = plusDays(at, 1);"],
    ],
    caughtBy: {
      file: "features/payouts/payout-calendar.rules.test.ts",
      title: "a month has two pay dates, and a run takes what is due in its half of the month",
    },
  },
  {
    name: "a line of a deal's sum is rounded to the nearest yen",
    file: `${contract}/deals/amounts.ts`,
    edits: [["Number((BigInt(yen) * BigInt(parts)) / BigInt(of))", "Math.round((yen * parts) / of)"]],
    caughtBy: {
      file: "features/ledger/entries-oracle.rules.test.ts",
      title:
        "of ten thousand deals charged, kept, refunded, withheld and paid agree with sums made another way",
    },
  },
];
