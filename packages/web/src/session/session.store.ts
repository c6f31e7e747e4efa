import type { TokenPair } from "@tomoru/contract/accounts/auth";
import type { FailureCode } from "@tomoru/contract/codes";
import type { Profile } from "@tomoru/contract/influencer/profile";
import { eraseReads } from "../offline/reads-storage.ts";
import { createStore, useStore } from "../store/store.ts";
import { draftKey, eraseDraft } from "./draft-storage.ts";
import { clearTokens, readTokens, writeTokens } from "./tokens.ts";

type Session = {
  isAuthenticated: boolean;
  /** As this device last saw them; known once the signed-in layout is fetched. */
  currentUser: Profile | null;
  /** How the last session of this tab ended: by the person, or by a refusal, which the sign-in page then tells. */
  endedBy: FailureCode | "signOut" | null;
};

/** What a sign-out leaves: the choices of the device, not of the person. */
const keptKeys = ["locale", "theme"];

/** What belongs to the tab and to nobody's session: a draft of somebody who has none, and when the app last started again. */
const keptKeysOfTab = [draftKey, "startedAgainAt"];

const session = createStore<Session>(readSession(null));

export function useSession(): Session {
  return useStore(session);
}

export function isSignedIn(): boolean {
  return session.get().isAuthenticated;
}

/** For what happens outside of drawing. */
export function currentUser(): Profile | null {
  return session.get().currentUser;
}

export function startSession({ tokens, user }: { tokens: TokenPair; user: Profile | null }): void {
  // The session before may have run out unseen.
  eraseReads();
  eraseDraft();
  writeTokens(tokens);
  localStorage.setItem("isAuthenticated", "true");
  if (user) localStorage.setItem("currentUser", JSON.stringify(user));
  session.set({ isAuthenticated: true, currentUser: user, endedBy: null });
}

/** Who a page is drawn for on the server, where no cookie says so; null for nobody. */
export function drawFor(user: Profile | null): void {
  session.set({ isAuthenticated: user !== null, currentUser: user, endedBy: null });
}

export function rememberUser(user: Profile): void {
  if (!isSignedIn() || session.get().currentUser === user) return;
  localStorage.setItem("currentUser", JSON.stringify(user));
  session.set({ ...session.get(), currentUser: user });
}

/** Forgets the person on this device. The data cache goes with the signed-in layout, which owns it. */
export function endSession(endedBy: FailureCode | "signOut"): void {
  forgetPerson();
  eraseDraft();
  sessionStorage.clear();
  session.set({ isAuthenticated: false, currentUser: null, endedBy });
}

function forgetPerson(): void {
  clearTokens();
  clear(localStorage, keptKeys);
  clear(sessionStorage, keptKeysOfTab);
}

function clear(storage: Storage, but: readonly string[]): void {
  for (const key of Object.keys(storage)) if (!but.includes(key)) storage.removeItem(key);
}

/** Follows sign-ins and sign-outs of other tabs. Without a refresh token nothing of a person is left when a page comes. */
export function watchOtherTabs(): void {
  // A session known by its cookies alone is announced too, or its end would be no news to other tabs.
  if (isSignedIn()) localStorage.setItem("isAuthenticated", "true");
  else forgetPerson();
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== "isAuthenticated" && key !== null) return;
    // The news of a sign-out may be here before this tab's view of the cookies has lost the tokens.
    if (newValue !== null) return void followSignIn();
    // This tab may have kept something since.
    eraseReads();
    eraseDraft();
    session.set({ ...session.get(), isAuthenticated: false, currentUser: null });
  });
}

/** As with a sign-out, the news of a sign-in may be here before this tab sees the cookies: at most two seconds. */
async function followSignIn(): Promise<void> {
  for (let tries = 0; tries < 40 && !readTokens().refreshToken; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  eraseDraft();
  session.set(readSession(session.get().endedBy));
}

function readSession(endedBy: Session["endedBy"]): Session {
  const isAuthenticated = readTokens().refreshToken !== undefined;
  return { isAuthenticated, currentUser: null, endedBy };
}
