// Faults of what holds off those who guess, flood or lock others out.

/** @import { Fault } from "./scratch-api.mjs" */

/** @type {readonly Fault[]} */
export const limitFaults = [
  {
    name: "a port makes another network of an address",
    file: "platform/network.ts",
    edits: [
      ["const bare = bracketed ?? ported ?? text;", "const bare = text;"],
      ["return undefined;\n  const groups", "return bare;\n  const groups"],
    ],
    caughtBy: {
      file: "platform/network-ration.test.ts",
      title: "where a proxy writes an address and its port, one network is one network",
    },
  },
  {
    name: "what a proxy invents has a limit of its own",
    file: "platform/network.ts",
    edits: [
      [
        'const address = addressIn(written) ?? nobody;\n  return typeof address === "string" ? address : address.slice',
        'const address = addressIn(written) ?? written;\n  return typeof address === "string" ? address : address.slice',
      ],
    ],
    caughtBy: { file: "platform/network.test.ts", title: "what is no address counts as one network" },
  },
  {
    name: "a /48 has a ration for each of its lines",
    file: "platform/network-ration.ts",
    edits: [["if (site === undefined) return [line];", "if (site !== null) return [line];"]],
    caughtBy: {
      file: "platform/network-ration.test.ts",
      title: "a /48 has ten times as many over all of its lines",
    },
  },
  {
    name: "behind the ration an e-mail is still looked at",
    file: "accounts/codes/one-time-codes.usecases.ts",
    edits: [
      ["  await spendRation(deps, rationed);\n  try {", "  try {"],
      [
        "    return await ask();",
        "    const told = await ask();\n    await spendRation(deps, rationed);\n    return told;",
      ],
      ["    const isTold =", "    await spendRation(deps, rationed);\n    const isTold ="],
    ],
    caughtBy: {
      file: "accounts/abuse-limits/same-work.test.ts",
      title:
        "who asks for a code to reset a password behind the ration gets the same work done for any e-mail",
    },
  },
  {
    name: "strangers' wrong passwords lock the owner out",
    file: "accounts/abuse-limits/password-tries.usecases.ts",
    edits: [["...(isKnown ?", '...(isKnown && email === "" ?']],
    caughtBy: {
      file: "accounts/abuse-limits/strangers.test.ts",
      title: "strangers who guess lock themselves out, and not the owner",
    },
  },
  {
    name: "a right password resets the count of strangers too",
    file: "accounts/passwords/password-proof.usecases.ts",
    edits: [
      [
        "  await forgetWrong(deps.db, { ...attempt, now: deps.clock.now() });",
        "  for (const emailKey of [true, false].map((known) => failureKeyOf(deps, { actor, email, isKnown: known }))) await forgetWrong(deps.db, { emailKey, now: deps.clock.now() });",
      ],
    ],
    caughtBy: {
      file: "accounts/abuse-limits/strangers.test.ts",
      title: "a right password resets the count of its own side only",
    },
  },
  {
    name: "right passwords may come without end",
    file: "accounts/passwords/password-proof.usecases.ts",
    edits: [["  await spendRation(deps, { db: deps.db, ip, ration });\n", ""]],
    caughtBy: {
      file: "accounts/abuse-limits/strangers.test.ts",
      title: "one account is signed in to thirty times an hour from one network, and then from others",
    },
  },
  {
    name: "one network may fill the line of passwords",
    file: "platform/bounded-queue.ts",
    edits: [["(guests.get(guest) ?? 0) >= bounds.perGuest", "(guests.get(guest) ?? 0) >= bounds.waiting"]],
    caughtBy: {
      file: "accounts/abuse-limits/strangers.test.ts",
      title:
        "a network with eight passwords in the line waits, before anything is looked up, and no other does",
    },
  },
  {
    name: "an e-mail without account is not looked up in the same way",
    file: "accounts/passwords/password-proof.usecases.ts",
    edits: [
      [
        "  const isKnown = await isFromKnownNetwork(deps, { actor, email, ip });\n",
        "  const isKnown = (await findCredentials(deps.db, { actor, email })) ? await isFromKnownNetwork(deps, { actor, email, ip }) : false;\n",
      ],
    ],
    caughtBy: {
      file: "accounts/abuse-limits/same-work.test.ts",
      title: "signing in does the same work for an e-mail with and without account: a wrong password",
    },
  },
  {
    name: "a closed account leaves from where it was signed in to",
    file: "accounts/leaving.repository.ts",
    edits: [[', "account_networks"] as const', "] as const"]],
    caughtBy: {
      file: "accounts/abuse-limits/strangers.test.ts",
      title: "of a network a keyed hash is kept, and it goes with the account",
    },
  },
  {
    name: "strangers use up the tries of a code",
    file: "accounts/codes/one-time-codes.repository.ts",
    edits: [
      [
        "then code.tries else code.others_tries end <",
        "then code.others_tries + code.tries else code.others_tries end <",
      ],
    ],
    caughtBy: {
      file: "accounts/abuse-limits/strange-codes.test.ts",
      title: "strangers spend five tries of a code together, and none of the network that asked for it",
    },
  },
  {
    name: "a stranger's request kills the code that was asked for before",
    file: "accounts/codes/one-time-codes.repository.ts",
    edits: [["asked_from: from, ...code", 'asked_from: "", ...code']],
    caughtBy: {
      file: "accounts/abuse-limits/strange-codes.test.ts",
      title: "a stranger who asks too does not kill the code of who asked before",
    },
  },
  {
    name: "strangers use up what an e-mail may ask for",
    file: "accounts/codes/one-time-codes.usecases.ts",
    edits: [['first === key.from ? "first" : "others"', 'first === key.from ? "others" : "others"']],
    caughtBy: {
      file: "accounts/abuse-limits/strange-codes.test.ts",
      title: "strangers ask five times an hour together, and the first to ask has five of its own",
    },
  },
  {
    name: "one network tries codes of e-mail after e-mail",
    file: "accounts/passwords/password-reset.usecases.ts",
    edits: [["  await spendRation(deps, { db: deps.db, ip, ration: codeChecks });\n", ""]],
    caughtBy: {
      file: "accounts/abuse-limits/strange-codes.test.ts",
      title: "one network checks thirty codes an hour, whosever they are",
    },
  },
];
