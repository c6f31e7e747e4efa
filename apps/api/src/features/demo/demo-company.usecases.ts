import { openAccount } from "../../accounts/sign-up/sign-up.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { openCompany } from "../companies/profile/opening.usecases.ts";
import { demoCompany } from "./demo-company.data.ts";
import { fillCompany, findDemoMember, grantDemoPlan, hasCompanies } from "./demo-company.repository.ts";

type DemoSignIn = { readonly email: string; readonly password: string };
type DemoCompany = DemoSignIn & {
  readonly companyId: OwnerId<"company">;
  /** Whether this start made it. */
  readonly isNew: boolean;
};

const day = 86_400;

/**
 * Gives a database without companies a verified one on Standard, when the demo is on. Answers the sign-in to print, on every later
 * start too; null when there is none that works. Safe when two copies start at once.
 */
export async function seedDemoCompany(deps: Deps): Promise<DemoCompany | null> {
  if (!deps.config.demo) return null;
  const { email, password } = demoCompany;
  const isNew = !(await hasCompanies(deps.db)) && (await seed(deps, await deps.passwords.hash(password)));
  const demo = await findDemoMember(deps.db, email);
  const works = demo ? await deps.passwords.verify(demo.password_hash, password) : false;
  if (!demo || !works) return null;
  return { email, password, companyId: mintOwnerId<"company">(demo.owner_id), isNew };
}

/** The owner of the demo's company as a caller; undefined where there is no such company. */
export async function demoCallerOf({ db }: Pick<Deps, "db">): Promise<Admitted<"company"> | undefined> {
  const member = await findDemoMember(db, demoCompany.email);
  if (!member) return undefined;
  return {
    actor: "company",
    ownerId: mintOwnerId<"company">(member.owner_id),
    accountId: member.id,
    sessionId: "",
    role: "owner",
    isUnpaid: false,
  };
}

/** The race: two copies that start at once find no company. The second waits for the first at the e-mail, and then does nothing. */
async function seed(deps: Deps, passwordHash: string): Promise<boolean> {
  const now = deps.clock.now();
  const joinedAt = secondsAfter(now, -demoCompany.joinedDaysAgo * day);
  const whenTheyJoined = { clock: { now: () => joinedAt } };
  const { email, fullName, locale, companyName, kind, info, planId } = demoCompany;
  const person = { email, fullName, passwordHash, locale };
  try {
    await deps.db.transaction().execute(async (trx) => {
      const open = openCompany({ companyName, kind });
      const { ownerId } = await openAccount(whenTheyJoined, { trx, actor: "company", open, ...person });
      const until = secondsAfter(now, 365 * day);
      await fillCompany(trx, { companyId: ownerId, info });
      await grantDemoPlan(trx, { companyId: ownerId, planId, from: now, until });
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal && error.failure === "emailInUse")) throw error;
    return false;
  }
}
