import { useEffect } from 'react';

declare global {
  interface Window {
    /** The elements pressed before the page's script ran, kept by `public/start-site.js`. */
    earlyPresses?: unknown[] | undefined;
  }
}

let pressed: unknown[] = [];

/** To be called just before React listens to the page: a press from then on reaches its button by itself. */
export function endEarlyPresses(): void {
  pressed = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
}

/** Repeats presses on buttons that need script, from before the script ran. Links and other forms worked already. */
export function useEarlyPresses(): void {
  useEffect(() => {
    // Each button once: people press again when nothing happens.
    const buttons = new Set(pressed.splice(0).map(scriptedButton));
    // By then the fields have adopted what was typed before.
    setTimeout(() => {
      for (const button of buttons) button?.click();
    });
  }, []);
}

function scriptedButton(target: unknown): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.isConnected && needsScript(button) ? button : undefined;
}

function needsScript({ type, form }: HTMLButtonElement): boolean {
  return type === 'button' || (form !== null && !form.matches('[action], [method]'));
}
