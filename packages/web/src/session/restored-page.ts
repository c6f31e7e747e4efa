import { isSignedIn } from "./session.store.ts";
import { readTokens } from "./tokens.ts";

/**
 * A browser may show a page again just as it was left, long after its session has ended in another tab, or while somebody
 * else is signed in. So a page that is left is hidden before the browser puts it away, and shown again for the very session
 * that it was left with; for any other it is loaded anew, which leaves nothing of it in memory.
 */
export function guardRestoredPage(loadAnew = () => location.reload()): void {
  const { style } = document.documentElement;
  let left: string | undefined;
  window.addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) return;
    left = readTokens().refreshToken;
    style.visibility = "hidden";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const { refreshToken } = readTokens();
    const isAsLeft = refreshToken === left && isSignedIn() === (refreshToken !== undefined);
    if (isAsLeft) style.visibility = "";
    else loadAnew();
  });
}
