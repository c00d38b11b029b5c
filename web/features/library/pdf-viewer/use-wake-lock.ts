import { useEffect } from 'react';

/** Keeps the board from going dark while a page is being presented, where the browser can do that. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser lets go of it whenever the tab is out of sight.
    const keepAwake = () => {
      if (document.visibilityState === 'visible') void request();
    };
    keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };

    async function request(): Promise<void> {
      // Refused on a low battery, for example; the lesson goes on.
      lock = await wakeLock?.request('screen').catch(() => undefined);
      if (isOver) await lock?.release();
    }
  }, [isWanted]);
}
