import type { ResultOf } from "../endpoint.ts";
import type { getOperatorCreator, listOperatorCreators } from "../operator/known-creators.ts";

type Row = ResultOf<typeof listOperatorCreators>["docs"][number];
type Known = ResultOf<typeof getOperatorCreator>;

/** A creator as the console lists one. */
export function aCreatorRow(part: Partial<Row> = {}): Row {
  return {
    influencerId: "0192d3a4-7c1e-7000-8000-0000000000a1",
    creatorName: "はなこ",
    fullName: "山田 花子",
    email: "hanako@example.jp",
    status: "active",
    platforms: ["instagram"],
    createdAt: "2026-10-01T03:00:00.000Z",
    ...part,
  };
}

/** The same creator's page: nothing stands in the way, and nothing has happened. */
export function aKnownCreator({
  creator,
  ...part
}: Partial<Omit<Known, "creator">> & { creator?: Partial<Known["creator"]> } = {}): Known {
  return {
    creator: { ...aCreatorRow(), closedAt: null, ...creator },
    ...{ statusChanges: [], accounts: [], payments: [], hasMorePayments: false, withdrawals: [] },
    bank: { state: "payable", refusedFor: null, usableFrom: null },
    tax: { residency: "resident", entity: "individual", isConfirmed: false },
    guardian: { isMinor: false, consentedAt: null },
    ...part,
  };
}
