// Faults of a start: what it takes for an environment, and whom it waits for.

/** @import { Fault } from "./scratch-api.mjs" */

/** @type {readonly Fault[]} */
export const startFaults = [
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
    name: "production starts with the demo, whose password everybody knows",
    file: "platform/config.ts",
    edits: [['  if (values.DEMO === "on") faults.add("DEMO", "wrong");\n', ""]],
    caughtBy: { file: "platform/config.test.ts", title: "production refuses DEMO=on" },
  },
  {
    name: "in production a platform's tokens travel in the open",
    file: "platform/config.ts",
    edits: [["if (/^http:/i.test(values[variable]", "if (/^http:$/i.test(values[variable]"]],
    caughtBy: { file: "platform/config.test.ts", title: "production refuses TIKTOK_TOKEN_URL=http" },
  },
  {
    name: "of all that is wrong with an environment one line is told",
    file: "platform/config-faults.ts",
    edits: [['new StartFault(lines.join("\\n"))', 'new StartFault(lines[0] ?? "")']],
    caughtBy: { file: "platform/config.test.ts", title: "all that is wrong is told at once, a line each" },
  },
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
    name: "a start gives up on a process that is leaving",
    file: "platform/db/data-dir-lock.ts",
    edits: [["  return take(file, waitMs);", "  return take(file, waitMs * 0);"]],
    caughtBy: {
      file: "platform/db/data-dir-lock.test.ts",
      title: "a start waits for a holder that is leaving, and says once that it waits",
    },
  },
  {
    name: "a process lets go of a lock that is another's by now",
    file: "platform/db/data-dir-lock.ts",
    edits: [
      [
        "    if (!held.delete(lock)) return;\n    if (read(note) === holder) rmSync(note);\n    lock.close();",
        "    rmSync(file, { force: true });\n    if (held.delete(lock)) lock.close();",
      ],
    ],
    caughtBy: {
      file: "platform/db/data-dir-lock.test.ts",
      title: "a lock that was let go can be taken again, and is not let go by who had it before",
    },
  },
];
