// Runs before the first paint. The app, which arrives later, keeps all of it from then on.
(() => {
  // React makes errors while it loads, to throw them later. Where developer tools look on, the traces of these are most of
  // what loading costs a phone; main.tsx asks for traces again.
  Error.stackTraceLimit = 0;
  const html = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") html.dataset.theme = theme;
    // The server knows the language by a cookie; where that is gone, its drawing must not show for a moment.
    const locale = localStorage.getItem("locale") === "en" ? "en" : "ja";
    if (locale !== html.lang) html.dataset.hides = "drawn";
    html.lang = locale;
  } catch {
    // Storage is off: the page starts in the server's language and in the system's theme.
  }
  // Whoever is signed in is on the way home from a page for others, and whoever is not, to the sign-in.
  html.dataset.hides ||= /(^|; )refreshToken=./.test(document.cookie) ? "signedOut" : "signedIn";
  // What the page reads first is asked for while the scripts are on their way (src/shared/api/early-reads.ts).
  const { reads } = html.dataset;
  const [, token] = /(?:^|; )accessToken=([^;]+)/.exec(document.cookie) ?? [];
  const unescaped = (value) => {
    try {
      return decodeURIComponent(value);
    } catch {
      // No token of ours: the page asks for itself.
      return "";
    }
  };
  const accessToken = unescaped(token ?? "");
  if (reads && accessToken) {
    const locale = html.lang;
    const headers = {
      Accept: "application/json",
      "Accept-Language": locale,
      Authorization: `Bearer ${accessToken}`,
    };
    const [, , id] = location.pathname.split("/");
    const ask = (path) => {
      const url = path.replace("{id}", id);
      const answer = fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
      // Whoever takes the answer hears of a failure; that nobody has done so yet is none.
      answer.catch(() => undefined);
      return [[url, locale, accessToken].join(" "), answer];
    };
    // Where the id was cut off the address there is nothing to ask for.
    const asked = reads.split(" ").filter((path) => id || !path.includes("{id}"));
    window.earlyReads = new Map(asked.map(ask));
  }
  // A form that is sent before the app stands would load the page again: it is held, and sent by the app.
  addEventListener("submit", (event) => {
    if (!event.target.closest("[data-drawn]")) return;
    event.preventDefault();
    event.target.dataset.held = "";
  });
  // So is the last press of a button; links and fields do without the app.
  addEventListener("click", (event) => {
    const button = event.target.closest("[data-drawn] button[type=button]");
    if (!button) return;
    delete document.querySelector("[data-pressed]")?.dataset.pressed;
    button.dataset.pressed = "";
  });
})();
