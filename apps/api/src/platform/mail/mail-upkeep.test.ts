import { verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { secondsAfter } from "../clock.ts";
import { devMailbox } from "./dev-mailbox.ts";
import { devMailKeptSeconds, endedMailKeptSeconds, sweepOldMails } from "./mail-upkeep.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

const states = async () =>
  (await app.deps.db.selectFrom("mails").select("state").orderBy("state").execute()).map(
    ({ state }) => state,
  );

async function mailTo(email: string): Promise<void> {
  expect((await app.call(verifySignUpEmail, { body: { email } })).status).toBe(200);
}

test("a mail that went is kept for thirty days, and one that waits until it goes", async () => {
  await mailTo("hanako@example.jp");
  await expect.poll(states, { timeout: 45_000 }).toEqual(["sent"]);
  app.mail.refuse(() => true);
  await mailTo("mizuki@example.jp");
  // A code would expire meanwhile, at the next try: one that may wait for longer stays as it is.
  const expires_at = secondsAfter(app.clock.now(), 2 * endedMailKeptSeconds);
  await app.deps.db.updateTable("mails").set({ expires_at }).where("state", "=", "waiting").execute();
  app.clock.advance(endedMailKeptSeconds - 1);
  await sweepOldMails(app.deps);
  expect(await states()).toEqual(["sent", "waiting"]);
  app.clock.advance(1);
  await sweepOldMails(app.deps);
  expect(await states()).toEqual(["waiting"]);
  app.mail.refuse(() => false);
});

test("the dev mailbox keeps a week", async () => {
  const mail = {
    to: "hanako@example.jp",
    subject: "件名",
    text: "本文",
    html: "",
    messageId: "",
    headers: {},
  };
  await devMailbox(app.deps).send(mail);
  const held = async () => (await app.deps.db.selectFrom("dev_mailbox").select("id").execute()).length;
  app.clock.advance(devMailKeptSeconds - 1);
  await sweepOldMails(app.deps);
  expect(await held()).toBe(1);
  app.clock.advance(1);
  await sweepOldMails(app.deps);
  expect(await held()).toBe(0);
});
