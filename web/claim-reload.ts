const RELOADED_VERSION = 'reloaded-version';

/**
 * Whether the page may reload, which it may once for each version of the site. A screen missing
 * after a deploy is there after a reload; if it is not, reloading again would go on for ever.
 */
export function claimReload(version = siteVersion()): boolean {
  // Offline, a reload would put the browser's own error page in place of ours.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOADED_VERSION) === version) return false;
    sessionStorage.setItem(RELOADED_VERSION, version);
    return true;
  } catch {
    // Storage is refused, so nothing would remember that this was the second time.
    return false;
  }
}

/** The main script's address has a hash of the whole site in it. */
function siteVersion(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'unknown';
}
