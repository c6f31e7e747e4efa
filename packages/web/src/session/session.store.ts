import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { FailureName } from "@tomoru/contract/codes";
import { createContext, use } from "react";
import { z } from "zod/mini";
import { eraseReads } from "../offline/reads-storage.ts";
import { eraseOwnKeys, keyOfSide } from "../site/kept-keys.ts";
import { type SiteUser, site } from "../site/site.ts";
import { createStore, useStore } from "../store/store.ts";
import { draftName, eraseDraft } from "./draft-storage.ts";
import { clearTokens, readTokens, writeTokens } from "./tokens.ts";

export type Session<User extends SiteUser = SiteUser> = {
  isAuthenticated: boolean;
  /** As this device last saw them; known once the signed-in layout is fetched. */
  currentUser: User | null;
  /** How this tab's last session ended: by the person, or by a refusal, which the sign-in page explains. */
  endedBy: FailureName | "signOut" | null;
};

const signedInName = "isAuthenticated";
const userName = "currentUser";

const session = createStore<Session>({ isAuthenticated: false, currentUser: null, endedBy: null });

/** Takes over the session that this device is in; called when the site starts. */
export function readSessionOfDevice(): void {
  session.set(readSession(null));
}

/** The session of the request that the server renders. A browser knows one person, by its cookies. */
export const ServerSession = createContext<Session | null>(null);

export function useSession(): Session {
  const ofDevice = useStore(session);
  return use(ServerSession) ?? ofDevice;
}

export function isSignedIn(): boolean {
  return session.get().isAuthenticated;
}

export function currentUser(): SiteUser | null {
  return session.get().currentUser;
}

export function startSession({ tokens, user }: { tokens: TokenPair; user: SiteUser | null }): void {
  // The session before may have run out unseen.
  eraseReads();
  eraseDraft();
  writeTokens(tokens);
  localStorage.setItem(keyOfSide(signedInName), "true");
  if (user) localStorage.setItem(keyOfSide(userName), JSON.stringify(user));
  session.set({ isAuthenticated: true, currentUser: user, endedBy: null });
}

/** Called by every part of a page that reads the profile; does nothing for a user who is known already. */
export function rememberUser(user: SiteUser): void {
  const kept = JSON.stringify(user);
  if (!isSignedIn() || kept === JSON.stringify(session.get().currentUser)) return;
  localStorage.setItem(keyOfSide(userName), kept);
  session.set({ ...session.get(), currentUser: user });
}

export async function restoreUser(): Promise<void> {
  const schema = await site().loadUserSchema();
  try {
    const kept = localStorage.getItem(keyOfSide(userName));
    if (kept !== null) rememberUser(z.parse(schema, JSON.parse(kept)));
  } catch {
    // Kept by another build, or storage is off.
  }
}

/** Forgets the person on this device. The data cache goes with the signed-in layout, which owns it. */
export function endSession(endedBy: FailureName | "signOut"): void {
  forgetPerson();
  eraseDraft();
  session.set({ isAuthenticated: false, currentUser: null, endedBy });
}

function forgetPerson(): void {
  clearTokens();
  eraseOwnKeys(localStorage);
  // A draft belongs to somebody without a session.
  eraseOwnKeys(sessionStorage, [draftName]);
}

/** Follows sign-ins and sign-outs of other tabs. Without a refresh token nothing of a person is left when a page comes. */
export function watchOtherTabs(): void {
  // A session known by its cookies alone is announced too, or its end would be no news to other tabs.
  if (isSignedIn()) localStorage.setItem(keyOfSide(signedInName), "true");
  else forgetPerson();
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== keyOfSide(signedInName) && key !== null) return;
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
