// Faults in how the server starts, what it shows to whom, and what leaves the machine.
/** @import { Fault } from "./scratch-api.mjs" */

/** @type {readonly Fault[]} */
export const runtimeFaults = [
  {
    name: "the folder of the embedded database is opened, but not locked",
    file: "platform/db/data-dir-lock.ts",
    edits: [['lock.exec("begin exclusive")', 'lock.exec("begin")']],
    caughtBy: {
      file: "platform/db/data-dir-lock.test.ts",
      title: "a folder that a living process holds is refused, and the line says which one it is",
    },
  },
  {
    name: "two processes with the same number hold one folder",
    file: "platform/db/data-dir-lock.ts",
    edits: [
      [
        "  const lock = take(file, 0)",
        "  const own = read(note).startsWith(['process', process.pid, ''].join(' '));\n  const lock = own ? new DatabaseSync(file) : take(file, 0)",
      ],
    ],
    caughtBy: {
      file: "platform/db/data-dir-lock.test.ts",
      title: "of two containers on one folder, where both processes have the number 1, one is refused",
    },
  },
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
    name: "a server that others reach starts without NODE_ENV",
    file: "platform/config.ts",
    edits: [['  else if (isOpenToOthers(values)) faults.add("NODE_ENV", "wrong");\n', ""]],
    caughtBy: { file: "platform/config.test.ts", title: "does not start without NODE_ENV=production" },
  },
  {
    name: "production takes a key of zeros",
    file: "platform/config.ts",
    edits: [
      ['parseKeys(values.ENCRYPTION_KEYS ?? "")?.every(isDrawn)', 'parseKeys(values.ENCRYPTION_KEYS ?? "")'],
    ],
    caughtBy: { file: "platform/config.test.ts", title: "production refuses ENCRYPTION_KEYS=k1:AAAA" },
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
];
