import { useEffect } from 'react';

declare global {
  interface Window {
    /** The elements pressed before the page's script ran, kept by `public/start-site.js`. */
    earlyPresses?: unknown[] | undefined;
  }
}

/** Repeats presses on buttons that need script, from before the script ran. Links and forms worked already. */
export function useEarlyPresses(): void {
  useEffect(() => {
    const pressed = window.earlyPresses ?? [];
    window.earlyPresses = undefined;
    // Each button once: people press again when nothing happens.
    for (const button of new Set(pressed.map(scriptedButton))) button?.click();
  }, []);
}

function scriptedButton(target: unknown): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' && button.isConnected ? button : undefined;
}
