// Faults in what the server shows to whom, what it keeps, and what leaves the machine.
/** @import { Fault } from "./scratch-api.mjs" */

/** @type {readonly Fault[]} */
export const runtimeFaults = [
  {
    name: "whoever reaches a trial installation reads its mails",
    file: "dev/at-this-machine.ts",
    edits: [["  if (isAtThisMachine(request)) done();\n  else reply.callNotFound();", "  done();"]],
    caughtBy: {
      file: "dev/at-this-machine.test.ts",
      title: "to anybody else /dev is as absent as it is in production",
    },
  },
  {
    name: "who comes by a proxy that is believed sits at this machine if he says so",
    file: "dev/at-this-machine.ts",
    edits: [["  return !Object.keys(headers).some((name) => forwarding.test(name));", "  return true;"]],
    caughtBy: {
      file: "dev/at-this-machine.test.ts",
      title:
        'to anybody else /dev is as absent as it is in production: {"headers":{"x-forwarded-for":"127.0.0.1"}}',
    },
  },
  {
    name: "mails go out in clear where the offer to encrypt was taken out on the way",
    file: "platform/mail/smtp-transport.ts",
    edits: [["requireTLS: !isOnThisMachine,", ""]],
    caughtBy: {
      file: "platform/mail/smtp-transport.test.ts",
      title: "nothing is said in clear to a server beyond this machine that offers no encryption",
    },
  },
  {
    name: "a deleted row's place is freed, and not written over",
    file: "platform/db/scrub-files.ts",
    edits: [["vacuum full", "vacuum"]],
    caughtBy: {
      file: "platform/db/scrub-files.test.ts",
      title: "a deleted person is found in the files of the embedded database, until they are written anew",
    },
  },
  {
    name: "old files of the log are used again with what stands in them",
    file: "platform/db/durable-folder.ts",
    edits: [[', "-c", "wal_recycle=off"', ""]],
    caughtBy: {
      file: "platform/db/scrub-files.test.ts",
      title: "a deleted person is found in the files of the embedded database, until they are written anew",
    },
  },
  {
    name: "a backup copies the files as they lie",
    file: "platform/db/embedded-copy.ts",
    edits: [["    await scrubFiles(pglite);\n", ""]],
    caughtBy: {
      file: "platform/db/scrub-files.test.ts",
      title: "a backup holds nobody who was deleted before it",
    },
  },
  {
    name: "an error of a bank change is logged with the account",
    file: "features/bank/bank.usecases.ts",
    edits: [
      [
        "    await keepBankInfo(deps, { trx, ownerId, info, now });\n",
        '    await keepBankInfo(deps, { trx, ownerId, info, now }).catch((err) => {\n      deps.log.error({ err, info }, "the bank account was not kept");\n      throw err;\n    });\n',
      ],
    ],
    caughtBy: {
      file: "refused-secrets.test.ts",
      title: "nor does a call that fails at the database, whose error quotes the row",
    },
  },
  {
    name: "a refused bank change is logged with the account number",
    file: "features/bank/bank.usecases.ts",
    edits: [
      [
        "perHour: limits.bankChangesPerHour, now });\n",
        'perHour: limits.bankChangesPerHour, now }).catch((error) => {\n      deps.log.warn({ accountNumber: info.accountNumber }, "too many bank changes");\n      throw error;\n    });\n',
      ],
    ],
    caughtBy: {
      file: "refused-secrets.test.ts",
      title:
        "PUT /influencer/profile/bank, refused again and again, gives no secret away in its log and answers",
    },
  },
  {
    name: "a body that does not fit is logged",
    file: "platform/http/failures.ts",
    edits: [
      [
        "  request.refusalCode = refusal.code;\n",
        '  request.refusalCode = refusal.code;\n  request.log.debug({ body: request.body }, "refused");\n',
      ],
    ],
    caughtBy: {
      file: "refused-secrets.test.ts",
      title:
        "PUT /influencer/auth/login, refused again and again, gives no secret away in its log and answers",
    },
  },
  {
    name: "a page that gave its own name this machine's address reads the mails",
    file: "dev/at-this-machine.ts",
    edits: [[" || !isLoopbackHost(host)) return false;", ') return host === "";']],
    caughtBy: {
      file: "dev/at-this-machine.test.ts",
      title:
        'to anybody else /dev is as absent as it is in production: {"headers":{"host":"127.0.0.1.nip.io:3000"}}',
    },
  },
  {
    name: "a page's address that is cut in the middle of an escape is answered for programs",
    file: "platform/http/server.ts",
    edits: [['error.code === "FST_ERR_BAD_URL" ? readableAddress(request.url) : undefined', "undefined"]],
    caughtBy: {
      file: "platform/http/site.test.ts",
      title: "/nowhere/%zz is no page, and shown as one that is not found",
    },
  },
  {
    name: "an offer's address that is cut in the middle of an escape is no offer's",
    file: "platform/http/server.ts",
    edits: [['[path.replaceAll("%", "%25"), ...query]', '[path && "/%25", ...query]']],
    caughtBy: {
      file: "platform/http/site.test.ts",
      title: "/offer/%E3%8 is the offer's page, which says that there is none",
    },
  },
  {
    name: "a call with a broken escape is answered with a page",
    file: "platform/http/server.ts",
    edits: [['  if (path === "/api" || path.startsWith("/api/")) return undefined;\n', ""]],
    caughtBy: { file: "platform/http/site.test.ts", title: "/api/%zz is answered for programs" },
  },
  {
    name: "a cookie with a broken escape fails the page",
    file: "platform/http/answered-pages.ts",
    edits: [
      [
        "  try {\n    return decodeURIComponent(token);\n  } catch {\n    return undefined;\n  }",
        "  return decodeURIComponent(token);",
      ],
    ],
    caughtBy: {
      file: "platform/http/answered-pages.test.ts",
      title: "a page is not rendered with a token that cannot be read",
    },
  },
  {
    name: "what an operator sent is kept for ever",
    file: "features/operator/operator.repository.ts",
    edits: [
      [
        'await db.deleteFrom("operator_requests").where("created_at", "<=", before)',
        'await db.deleteFrom("operator_requests").where("created_at", "<=", new Date(before.getTime() * 0))',
      ],
    ],
    caughtBy: {
      file: "features/operator/operator.maintenance.test.ts",
      title: "the same key answers the same for thirty days, and is forgotten then",
    },
  },
  {
    name: "mails that went are kept for ever",
    file: "platform/mail/mail-upkeep.ts",
    edits: [
      [
        "  await deleteEndedMailsBefore(db, secondsAfter(now, -endedMailKeptSeconds));\n",
        "  void deleteEndedMailsBefore;\n",
      ],
    ],
    caughtBy: {
      file: "platform/mail/mail-upkeep.test.ts",
      title: "a mail that went is kept for thirty days, and one that waits until it goes",
    },
  },
  {
    name: "the mailbox of trials keeps everything",
    file: "platform/mail/mail-upkeep.ts",
    edits: [
      [
        "  await deleteDevMailsBefore(db, secondsAfter(now, -devMailKeptSeconds));\n",
        "  void deleteDevMailsBefore;\n",
      ],
    ],
    caughtBy: { file: "platform/mail/mail-upkeep.test.ts", title: "the dev mailbox keeps a week" },
  },
];
