// Runs before the first paint, so that a chosen theme or language never flashes. The app keeps both from then on.
(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    if (localStorage.getItem("locale") === "en") document.documentElement.lang = "en";
  } catch {
    // Storage is off: the page starts in Japanese and in the system's theme.
  }
})();
