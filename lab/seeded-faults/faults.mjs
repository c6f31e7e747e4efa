// Faults that a hurried change could bring in, each with the test that has to fail when it is there.
import { dealFaults } from "./deal-faults.mjs";
import { limitFaults } from "./limit-faults.mjs";
import { marketFaults } from "./market-faults.mjs";
import { runtimeFaults } from "./runtime-faults.mjs";
import { startFaults } from "./start-faults.mjs";

/** @import { Fault } from "./scratch-api.mjs" */

/** @type {readonly Fault[]} */
export const faults = [
  ...startFaults,
  ...runtimeFaults,
  ...limitFaults,
  ...dealFaults,
  ...marketFaults,
  {
    name: "calls are counted in the memory of each copy",
    file: "accounts/sessions/session-calls.usecases.ts",
    edits: [
      ["  let current = new Date(0);", "  let blocks = 0;\n  let current = new Date(0);"],
      [
        "leaseCalls(db, { ...taken, calls: limits.callsPerLease, most })",
        "Promise.resolve((blocks += 1) <= 6)",
      ],
    ],
    caughtBy: {
      file: "accounts/sessions/session-calls.usecases.test.ts",
      title: "a session has three hundred calls a minute over both copies",
    },
  },
  {
    name: "an offer is read without asking whose it is",
    file: "features/offers/offer.repository.ts",
    edits: [["on offer.influencer_id = live.owner_id and offer.offer_id = $3`", "on offer.offer_id = $3`"]],
    caughtBy: { file: "app.test.ts", title: "somebody else's offer answers exactly what a missing one does" },
  },
  {
    name: "a second decision writes over the first",
    file: "features/offers/offer.repository.ts",
    edits: [["      and offer_id = $3 and is_approval is null", "      and offer_id = $3"]],
    caughtBy: {
      file: "features/offers/offer-decision.test.ts",
      title: "of many decisions at once one side wins",
    },
  },
  {
    name: "a statement that carries the check of the session lets any session in",
    file: "platform/db/live-session.ts",
    edits: [["session.owner_id = $1 and session.id = $2", "session.owner_id = $1 and $2::uuid is not null"]],
    caughtBy: { file: "unchecked-calls.test.ts", title: "a session that has signed out" },
  },
  {
    name: "a dead session is told what is wrong with its call",
    file: "platform/http/register-routes.ts",
    edits: [["error instanceof SessionGone || error instanceof Refusal", "error instanceof SessionGone"]],
    caughtBy: { file: "unchecked-calls.test.ts", title: "a dead session is told that it is dead" },
  },
  {
    name: "a code is compared before its try is counted",
    file: "accounts/codes/one-time-codes.usecases.ts",
    edits: [
      ["await spendTries(deps.db,", "await unspent(deps.db,"],
      [
        "  if (!fits) {",
        "  await spendTries(deps.db, { ...key, tries: limits.otpTries, now });\n  if (!fits) {",
      ],
      [
        "/** Uses a checked code up,",
        `const unspent: typeof spendTries = async (db, { purpose, subject, tries }) => {
  const codes = await db.selectFrom("one_time_codes").select("code_hash").where("purpose", "=", purpose)
    .where("subject", "=", subject).where("others_tries", "<", tries).execute();
  // The way to a database server and back, in which others ask: the embedded one answers before they do.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return codes.map((code) => code.code_hash);
};

/** Uses a checked code up,`,
      ],
    ],
    caughtBy: {
      file: "accounts/codes/one-time-codes.usecases.test.ts",
      title: "of many guesses at once five are compared",
    },
  },
  {
    name: "a code for one purpose opens another",
    file: "accounts/codes/one-time-codes.usecases.ts",
    edits: [
      ["await spendTries(deps.db, { ...key,", 'await spendTries(deps.db, { ...key, purpose: "signUp",'],
    ],
    caughtBy: {
      file: "accounts/passwords/password-reset.usecases.test.ts",
      title: "a code of another flow, or of another person, is refused",
    },
  },
  {
    name: "a spent refresh token is forgiven for ever",
    file: "accounts/sessions/refresh-token.rules.ts",
    edits: [["now <= forgivenUntil && !token.successorSpent", "true"]],
    caughtBy: {
      file: "accounts/sessions/sessions.usecases.test.ts",
      title: "a spent token that comes back after ten seconds ends the whole session",
    },
  },
  {
    name: "a refresh token stays good although its sibling was used",
    file: "accounts/sessions/sessions.repository.ts",
    edits: [["        .set({ killed_at: now })", "        .set({ killed_at: null })"]],
    caughtBy: {
      file: "accounts/sessions/sessions.usecases.test.ts",
      title: "a token replayed within the grace ends the session for both, where the owner renews first",
    },
  },
  {
    name: "how a person stands is told to a token that is not proven",
    file: "accounts/sessions/sessions.usecases.ts",
    edits: [
      [
        "  const pair = await deps.db.transaction()",
        "  refuseUnlessActive(await findStatus(deps.db, caller));\n  const pair = await deps.db.transaction()",
      ],
    ],
    caughtBy: {
      file: "accounts/sessions/sessions.usecases.test.ts",
      title: "how a person stands is told only to who proves a token of theirs",
    },
  },
  {
    name: "a changed password leaves the sessions that somebody shares",
    file: "accounts/passwords/passwords.usecases.ts",
    edits: [["  await endSessions({ trx, account });\n", ""]],
    caughtBy: {
      file: "accounts/passwords/passwords.usecases.test.ts",
      title: "every session ends, this one too, only the new pair works, and the owner is told",
    },
  },
  {
    name: "a changed e-mail leaves the sessions that somebody shares",
    file: "accounts/email-change/moving.usecases.ts",
    edits: [["  await endSessions({ trx, account });\n", ""]],
    caughtBy: {
      file: "accounts/email-change/email-update.usecases.test.ts",
      title: "every session ends, this one too, and only the new pair works",
    },
  },
  {
    name: "a session that has ended begins a new one",
    file: "accounts/email-change/email-update.usecases.ts",
    edits: [["    await holdSession(trx, caller);\n", ""]],
    caughtBy: {
      file: "accounts/email-change/email-update.usecases.test.ts",
      title: "a call that was let in before its session ended moves nothing and begins no new one",
    },
  },
  {
    name: "a session that was let in once is not looked up again",
    file: "accounts/sessions/session.gate.ts",
    edits: [
      [
        "function standingGate<A extends Actor>({ db }: Deps, { actor, claimsOf }: Standing<A>): Gate<Admitted<A>> {",
        "function standingGate<A extends Actor>({ db }: Deps, { actor, claimsOf }: Standing<A>): Gate<Admitted<A>> {\n  const known = new Map<string, Awaited<ReturnType<typeof findStanding>>>();",
      ],
      [
        "await findStanding(db, { actor, ...claims });",
        "known.get(claims.sessionId) ?? (await findStanding(db, { actor, ...claims }));\n    known.set(claims.sessionId, standing);",
      ],
    ],
    caughtBy: { file: "other-copy.test.ts", title: "signing out holds on every copy from the next call on" },
  },
  {
    name: "a call needs no token",
    file: "platform/http/gates.ts",
    edits: [
      [
        "if (bearer === undefined) return undefined;",
        "if (bearer === undefined || !request.headers.authorization) return undefined;",
      ],
    ],
    caughtBy: { file: "app.test.ts", title: "/influencer/bank/info answers 401 1019 without a token" },
  },
  {
    name: "one call takes a token whose session has ended",
    file: "platform/http/gates.ts",
    edits: [
      [
        "const caller = await gate.caller(request);",
        'const caller = (await gate[request.url.startsWith("/api/influencer/payment") ? "unchecked" : "caller"](request)) as never;',
      ],
    ],
    caughtBy: {
      file: "dead-tokens.test.ts",
      title: "a session that has ended is refused by GET /influencer/payment on every copy of the server",
    },
  },
  {
    name: "an account number is kept readable",
    file: "features/bank/bank.usecases.ts",
    edits: [
      ["deps.keys.seal(JSON.stringify(info), sealingContext(ownerId))", "JSON.stringify(info)"],
      ["openJson(keys, { sealed, context: sealingContext(ownerId) })", "JSON.parse(sealed)"],
    ],
    caughtBy: { file: "features/bank/bank.test.ts", title: "at rest only the last three digits can be read" },
  },
  {
    name: "the way back from a platform fits any session",
    file: "features/social/oauth-states.repository.ts",
    edits: [
      ['    .where("session_id", "=", sessionId)\n', ""],
      ["{ ownerId, sessionId, platform, stateHash }: StateKey", "{ ownerId, platform, stateHash }: StateKey"],
    ],
    caughtBy: {
      file: "features/social/social-link.test.ts",
      title: "a state of somebody else, of another session or of another platform is refused",
    },
  },
  {
    name: "another site may send calls that change something",
    file: "platform/http/origin.ts",
    edits: [['throw new Refusal("noAccess")', "return"]],
    caughtBy: {
      file: "platform/http/http.test.ts",
      title: "a call that changes something and comes from another site is 403 2016",
    },
  },
  {
    name: "anybody may say where a call comes from",
    file: "platform/http/server.ts",
    edits: [["config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy)", "true"]],
    caughtBy: {
      file: "hostile-requests.test.ts",
      title: "that claims another sender counts for nothing from a peer that is not trusted",
    },
  },
  {
    name: "what people wrote is inserted as markup",
    file: "platform/html-page/html.ts",
    edits: [["return escapeHtml(String(value));", "return String(value);"]],
    caughtBy: {
      file: "mails.test.ts",
      title: "markup in a person's or a product's name is shown as text",
    },
  },
  {
    name: "a month's earnings count transfers that failed",
    file: "features/payments/payments.repository.ts",
    edits: [
      [
        '.where("status", "=", "Paid")\n    .where("date", ">=", from)',
        '.where("status", "!=", "Pending")\n    .where("date", ">=", from)',
      ],
    ],
    caughtBy: {
      file: "features/home/home.test.ts",
      title: "this month's earnings are the paid ones of the month in Japan",
    },
  },
  {
    name: "the notice of a bank change is committed before the change",
    file: "features/bank/bank.usecases.ts",
    edits: [
      ["    await keepBankInfo(deps, { trx, ownerId, info, now });\n", ""],
      [
        "    return info;\n  });",
        "  }).then(() => deps.db.transaction().execute((trx) => keepBankInfo(deps, { trx, ownerId, info, now }))).then(() => info);",
      ],
    ],
    caughtBy: {
      file: "features/bank/bank.test.ts",
      title: "a change that could not be kept is told to nobody",
    },
  },
  {
    name: "every open page is told of everybody's news",
    file: "platform/live/live-hub.ts",
    edits: [
      [
        "for (const follower of followers.get(ownerId) ?? []) follower.tell();",
        "for (const follower of ownerId ? all() : []) follower.tell();",
      ],
    ],
    caughtBy: {
      file: "features/live/live.test.ts",
      title: "somebody else's news do not even have a stream look again",
    },
  },
  {
    name: "an inquiry is sealed to its table, not to its row",
    file: "features/membership/inquiry-content.rules.ts",
    edits: [["contextOf(id: string)", 'contextOf(_id: string, id = "")']],
    caughtBy: {
      file: "features/membership/inquiries.test.ts",
      title: "what was written opens in its own row only, also of two by one person",
    },
  },
  {
    name: "a cell of the file for a tax return runs as a formula",
    file: "platform/csv.ts",
    edits: [["formulaBegins.test(text) || ", ""]],
    caughtBy: {
      file: "features/payments/paid-year-csv.rules.test.ts",
      title: "is text to a spreadsheet, wherever a company may write",
    },
  },
  {
    name: "a payment belongs to the year that it is in London",
    file: "features/payments/payments.usecases.ts",
    edits: [["const today = japanDay(now);", "const today = now.toISOString().slice(0, 10);"]],
    caughtBy: { file: "features/payments/payments.test.ts", title: "midnight there decides" },
  },
  {
    name: "a payment of a closed account can never become Paid",
    file: "features/payments/payments.rules.ts",
    edits: [["claims.get(reference) ?? claimOf(held.get(reference), payment)", "claims.get(reference)"]],
    caughtBy: {
      file: "features/operator/operator-payments.test.ts",
      title: "can still become Paid once its creator's account is closed",
    },
  },
  {
    name: "decided offers keep the number of whoever deleted the account",
    file: "features/membership/closing.usecases.ts",
    edits: [["await forgetOffers(trx, ownerId);", "(void forgetOffers, []);"]],
    caughtBy: {
      file: "features/membership/erasure.test.ts",
      title: "decided offers stay and are nobody's",
    },
  },
  {
    name: "anybody may write to support as often as they like",
    file: "features/membership/open-inquiries.usecases.ts",
    edits: [
      ["    await spendRation(deps, { db: trx, ip, ration });\n", "    void [spendRation, ip, ration];\n"],
    ],
    caughtBy: {
      file: "features/membership/open-inquiries.test.ts",
      title: "the fourth of one network within an hour waits, and is neither kept nor mailed",
    },
  },
];
