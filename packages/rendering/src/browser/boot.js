// Runs before the first paint. The app, which arrives later, keeps all of it from then on.
(() => {
  const html = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") html.dataset.theme = theme;
    // The server knows the language by a cookie; where that is gone, its page must not show for a moment.
    const locale = localStorage.getItem("locale") === "en" ? "en" : "ja";
    if (locale !== html.lang) html.dataset.hides = "rendered";
    html.lang = locale;
  } catch {
    // Storage is off: the page starts in the server's language and in the system's theme.
  }
  // Whoever is signed in is on the way home from a page for others, and whoever is not, to the sign-in.
  html.dataset.hides ||= /(^|; )%REFRESH_TOKEN_COOKIE%=./.test(document.cookie) ? "signedOut" : "signedIn";
  // A form that is sent before the app stands would load the page again: it is held, and sent by the app.
  addEventListener("submit", (event) => {
    if (event.defaultPrevented || !event.target.closest("[data-rendered]")) return;
    event.preventDefault();
    event.target.dataset.held = "";
  });
  // So is the last press of a button, until the app hears of presses itself; links and fields do without it.
  addEventListener("click", (event) => {
    const button = event.target.closest("[data-rendered]:not([data-hydrates]) button[type=button]");
    if (!button) return;
    delete document.querySelector("button[data-held]")?.dataset.held;
    button.dataset.held = "";
  });
  // Where a page comes with its answers, its scripts come after its first paint: they would share the line with it.
  addEventListener("DOMContentLoaded", () => {
    const waiting = document.getElementById("scripts")?.content;
    if (!waiting) return;
    // A few in a task: a phone takes a while to ask for twenty. In the background a task may be a second later than the one before.
    const fetchScripts = () => {
      const some = document.createDocumentFragment();
      some.append(...[...waiting.children].slice(0, document.hidden ? Infinity : 3));
      const scripts = document.importNode(some, true);
      // In their order: what a file imports is evaluated before it, in another task.
      for (const script of scripts.children) script.async = false;
      document.head.append(scripts);
      if (waiting.firstElementChild) setTimeout(fetchScripts);
    };
    // A page in the background is not painted.
    if (document.hidden) fetchScripts();
    else requestAnimationFrame(() => requestAnimationFrame(fetchScripts));
  });
})();
