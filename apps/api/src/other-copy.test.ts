import {
  requestEmailUpdate,
  resetPassword,
  updateEmail,
  updatePassword,
} from "@tomoru/contract/influencer/accounts";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { logout, refreshToken } from "@tomoru/contract/influencer/session";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeIn, freshEmail, mailedOtpId } from "./accounts/codes/mailed-code.testing.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "./testing/seed.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
});
afterAll(() => app.close());

/** What each copy answers to a token. */
async function onBothCopies(token: string) {
  const request = { url: `/api${getProfile.path}`, headers: { authorization: `Bearer ${token}` } };
  const answers = await Promise.all(app.copies.map((copy) => copy.inject(request)));
  return answers.map(
    (answer) => answer.json<{ subStatusCode?: number }>().subStatusCode ?? answer.statusCode,
  );
}

const newPassword = "Umi-no-Oto7";

/** What a person or the operator does, and what the session that both copies have just served is answered from then on. */
const endings: [string, number, (token: string) => Promise<{ status: number }>][] = [
  ["signing out", 1019, (token) => app.call(logout, { token })],
  [
    "a changed password",
    1019,
    async () => {
      const body = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
      return app.call(updatePassword, { body, token: person.token });
    },
  ],
  [
    "a reset password",
    1019,
    async () => {
      const otpId = await mailedOtpId(app, person.email);
      return app.call(resetPassword, { body: { otpId, password: newPassword } });
    },
  ],
  [
    "a changed e-mail",
    1019,
    async () => {
      const newEmail = freshEmail();
      await app.call(requestEmailUpdate, { body: { newEmail }, token: person.token });
      const otp = codeIn(await app.mail.mailTo(newEmail));
      return app.call(updateEmail, { body: { otp }, token: person.token });
    },
  ],
  [
    "a refresh token that was stolen",
    1019,
    async () => {
      const child = await app.call(refreshToken, { body: { refreshToken: person.refreshToken } });
      await app.call(refreshToken, { body: { refreshToken: child.result.refreshToken } });
      await app.call(refreshToken, { body: { refreshToken: person.refreshToken } });
      return child;
    },
  ],
  [
    "a suspension",
    1007,
    () => {
      const body = { status: "suspended" as const, reason: "確認のため" };
      return app.call(setInfluencerStatus, { params: { email: person.email }, body });
    },
  ],
  ["the deletion of the account", 1006, (token) => app.call(closeAccount, { token })],
];

test.each(endings)("%s holds on every copy from the next call on", async (ending, code, end) => {
  // A theft ends the session it happened in; the others end those of which they are not the one that stays.
  const token = ending.includes("stolen") ? person.token : await seedSession(app, person);
  expect(await onBothCopies(token)).toEqual([200, 200]);
  expect((await end(token)).status).toBe(200);
  expect(await onBothCopies(token)).toEqual([code, code]);
});
