// Before anything is drawn: night or day, so that the page does not flash. lib/settings.svelte.ts keeps it right from then on.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('conclave.settings') || '{}').theme || 'auto';
  } catch {
    theme = 'auto';
  }
  var day = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = day ? 'light' : 'dark';
})();
