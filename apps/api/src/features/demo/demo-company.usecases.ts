import { openAccount } from "../../accounts/sign-up/sign-up.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { Refusal } from "../../platform/refusal.ts";
import { openCompany } from "../companies/opening.usecases.ts";
import { demoCompany } from "./demo-company.data.ts";
import { fillCompany, findDemoMember, hasCompanies } from "./demo-company.repository.ts";

type DemoSignIn = { readonly email: string; readonly password: string };

const day = 86_400;

/**
 * Gives a database without companies a verified one on Standard, when the demo is on. Answers the sign-in to print, on every later
 * start too; null when there is none that works. Safe when two copies start at once.
 */
export async function seedDemoCompany(deps: Deps): Promise<DemoSignIn | null> {
  if (!deps.config.demo) return null;
  const { email, password } = demoCompany;
  if (!(await hasCompanies(deps.db))) await seed(deps, await deps.passwords.hash(password));
  const demo = await findDemoMember(deps.db, email);
  const works = demo ? await deps.passwords.verify(demo.password_hash, password) : false;
  return works ? { email, password } : null;
}

/** The race: two copies that start at once find none. The second waits at the e-mail for the first, and leaves it at that. */
async function seed(deps: Deps, passwordHash: string): Promise<void> {
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
      await fillCompany(trx, { companyId: ownerId, info, planId, from: now, until });
    });
  } catch (error) {
    if (!(error instanceof Refusal && error.failure === "emailInUse")) throw error;
  }
}
