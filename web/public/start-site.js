// Keeps presses from before the site's script runs, which early-presses.ts repeats.
earlyPresses = [];
addEventListener('click', ({ target }) => window.earlyPresses?.push(target), true);
// A form that the script alone can send waits for it; the press of its button is among those above.
addEventListener('submit', (event) => {
  if (window.earlyPresses && !event.target.matches('[action], [method]')) event.preventDefault();
});

// The address that the page was loaded for, which loaded-address.ts compares: Back may be pressed before the script runs.
loadedAddress = location.pathname + location.search;

// On a slow machine the site's script would hold up the first view, also by only being loaded: every file takes time of
// the line and of the processor. So it is loaded after that is painted.
{
  const { site } = document.currentScript.dataset;
  const afterFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const painted = new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
  const pictured = painted.then(() => document.querySelector('img[fetchpriority=high]')?.decode());
  const shown = pictured.then(afterFrame, afterFrame);
  // A page in the background is not painted.
  let longestMs = 1000;
  try {
    // The page of a user who has signed out must not stay.
    if (localStorage.getItem('sign-out-owed') !== null) longestMs = 0;
  } catch {
    // The browser refuses storage.
  }
  const late = new Promise((done) => setTimeout(done, longestMs));
  const read = new Promise((done) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done);
    else done();
  });
  if (site) void Promise.all([Promise.race([shown, late]), read]).then(start);

  function start() {
    for (const link of document.querySelectorAll('link[rel=later-modulepreload]')) {
      link.rel = 'modulepreload';
    }
    return import(site);
  }
}
