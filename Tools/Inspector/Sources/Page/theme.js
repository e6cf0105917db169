// Runs before the first paint, so that the wrong theme doesn't flash. Not a module, because modules run later.
"use strict";
(() => {
  const key = "waymark-inspector-theme";
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;  // storage is disabled
    }
  };
  const apply = (theme) => {
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };
  apply(read());
  document.addEventListener("DOMContentLoaded", () => {
    const chosen = document.documentElement.dataset.theme ?? "auto";
    for (const input of document.querySelectorAll("#theme input")) {
      input.checked = input.value === chosen;
      input.addEventListener("change", () => {
        apply(input.value);
        try {
          localStorage.setItem(key, input.value);
        } catch {
          return;  // storage is disabled, so the choice lasts until a reload
        }
      });
    }
  });
})();
