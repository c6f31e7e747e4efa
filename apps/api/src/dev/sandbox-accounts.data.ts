import type { Platform } from "@tomoru/contract/platforms";

/** Kinds of accounts that the sandbox can play; a platform does not let some of them be linked. */
export type SandboxTrait = "new" | "usual" | "personal" | "noChannel" | "hidden";

export type SandboxAccount = {
  /** The account's id on the platform. */
  readonly id: string;
  readonly handle: string;
  readonly displayName: string;
  readonly followers: number;
  readonly recentViews: readonly number[];
  readonly trait: SandboxTrait;
};

const figures = {
  followers: 18_240,
  recentViews: [9120, 14_380, 7640, 11_050, 21_900, 8310, 10_470, 12_660, 6980, 15_230, 9840, 11_720],
};

/** Made-up people. Each can be linked by one creator, as on the platforms themselves. */
const accounts: Readonly<Record<Platform, readonly SandboxAccount[]>> = {
  instagram: [
    {
      id: "sandbox-hana_kurashi",
      handle: "hana_kurashi",
      displayName: "hana｜暮らしの記録",
      trait: "usual",
      ...figures,
    },
    { id: "sandbox-sora_kojin", handle: "sora_kojin", displayName: "そら", trait: "personal", ...figures },
  ],
  tiktok: [
    {
      id: "sandbox-hana.kurashi",
      handle: "hana.kurashi",
      displayName: "hana の台所",
      trait: "usual",
      followers: 9630,
      recentViews: [23_100, 8450, 41_700, 12_900, 17_300, 6820, 15_600, 9240, 28_400, 11_150, 7730, 19_800],
    },
  ],
  youtube: [
    {
      id: "sandbox-hana-kurashi-ch",
      handle: "hana-kurashi-ch",
      displayName: "hana の台所",
      trait: "usual",
      ...figures,
    },
    {
      id: "sandbox-himitsu-ch",
      handle: "himitsu-ch",
      displayName: "ひみつのチャンネル",
      trait: "hidden",
      ...figures,
    },
    { id: "sandbox-no-channel", handle: "no-channel", displayName: "みる専", trait: "noChannel", ...figures },
  ],
};

const newId = /^sandbox-new-([0-9a-f]{8})$/;

/** An account that nobody has linked yet, so it can always be linked. Its figures follow from its id. */
export function newAccount(bytes: Buffer): SandboxAccount {
  const digits = bytes.toString("hex").slice(0, 8).padStart(8, "0");
  const seed = Number.parseInt(digits, 16);
  const followers = 1000 + (seed % 49_000);
  return {
    id: `sandbox-new-${digits}`,
    handle: `sample_${digits}`,
    displayName: `サンプル ${digits.slice(0, 4)}`,
    followers,
    recentViews: figures.recentViews.map((views, post) => Math.round((views * followers) / 20_000) + post),
    trait: "new",
  };
}

export function listedAccounts(platform: Platform): readonly SandboxAccount[] {
  return accounts[platform];
}

export function findAccount(platform: Platform, id: string): SandboxAccount | undefined {
  const [, digits] = newId.exec(id) ?? [];
  return digits
    ? newAccount(Buffer.from(digits, "hex"))
    : accounts[platform].find((account) => account.id === id);
}
