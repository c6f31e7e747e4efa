import type { Config } from "../platform/config.ts";

const sandboxOnly = { credentials: undefined, addresses: {} };

export const testOperatorToken = "an-operator-token-for-tests-only-0001";

/** The configuration of a test, with what it changes. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    production: false,
    // Nobody listens there: a server that somebody runs on this machine is no part of a test.
    port: 1,
    host: "127.0.0.1",
    appUrl: "http://localhost:3000",
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    dataDir: "",
    appSecret: "the app secret of a test run, 32+ characters",
    encryptionKeys: [{ id: "t1", key: Buffer.alloc(32, 7) }],
    smtpUrl: undefined,
    mailFrom: "no-reply@tomoru.example",
    supportEmail: "support@tomoru.example",
    operatorToken: testOperatorToken,
    demo: false,
    trustProxy: 0,
    logLevel: "fatal",
    youtubeDerived: true,
    nonResidentDeals: false,
    social: { instagram: sandboxOnly, tiktok: sandboxOnly, youtube: sandboxOnly },
    billing: { credentials: undefined, apiUrl: undefined },
    operator: { name: "株式会社ともる", address: "東京都渋谷区神南1-2-3", invoiceNumber: "T7000012050002" },
    payouts: {
      sender: {
        ...{ code: "1234567890", kana: "カ)トモル", bankCode: "0001", branchCode: "100" },
        ...{ accountType: 1, accountNumber: "7654321" },
      },
      rowsPerFile: 9999,
    },
    ...overrides,
  };
}
