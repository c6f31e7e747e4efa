import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { fakeClock } from "../../testing/fake-clock.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import type { OpenDatabase } from "../db/database.ts";
import { devMailbox } from "./dev-mailbox.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject("template"));
});
afterAll(() => database.close());

test("a mail without an SMTP server is kept whole, with the time it came", async () => {
  const clock = fakeClock();
  const mail = {
    messageId: "<m@tomoru.example>",
    to: "hanako@example.jp",
    subject: "件名",
    html: "<p>本文</p>",
    text: "本文",
  };
  await devMailbox({ db: database.db, clock }).send({ ...mail, headers: {} });
  expect(await database.db.selectFrom("dev_mailbox").selectAll().execute()).toEqual([
    {
      id: expect.any(String),
      recipient: "hanako@example.jp",
      subject: "件名",
      text_body: "本文",
      html_body: "<p>本文</p>",
      received_at: clock.now(),
    },
  ]);
});
