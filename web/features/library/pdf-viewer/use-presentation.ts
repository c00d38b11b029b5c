import { useEffect, useRef, useState } from 'react';

export interface Presentation {
  isPresenting: boolean;
  enter: () => void;
  leave: () => void;
}

/**
 * Whether the page fills the screen. Where the browser refuses full screen, it fills the window instead.
 * The whole document goes full screen, because the viewer is not there yet when Present is pressed.
 */
export function usePresentation(asked: boolean): Presentation {
  const [isPresenting, setPresenting] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setPresenting(asked);
  }

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    // In both directions: who leaves and enters again quickly is told of the leaving after the entering.
    const follow = () => setPresenting(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      isMounted.current = false;
      document.removeEventListener('fullscreenchange', follow);
      // Later, because in development React takes every component away once and puts it back.
      setTimeout(() => {
        if (!isMounted.current) leaveFullScreen();
      });
    };
  }, []);

  return {
    isPresenting,
    enter: () => {
      setPresenting(true);
      enterFullScreen();
    },
    leave: () => {
      setPresenting(false);
      leaveFullScreen();
    },
  };
}

function enterFullScreen(): void {
  const root: Partial<HTMLElement> = document.documentElement;
  // Refused, or unknown to the browser: the page fills the window all the same.
  root.requestFullscreen?.().catch(() => undefined);
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

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
