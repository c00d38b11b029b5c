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
    // In both directions: after leaving and entering quickly, the event for leaving arrives last.
    const follow = () => setPresenting(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      isMounted.current = false;
      document.removeEventListener('fullscreenchange', follow);
      // Deferred, because in development React unmounts and remounts every component once.
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

/** Settled once full screen is left: until then browsers ignore a request to enter it. */
let leaving = Promise.resolve();

function enterFullScreen(): void {
  const root: Partial<HTMLElement> = document.documentElement;
  // If refused or unsupported, the page fills the window instead.
  leaving.then(() => root.requestFullscreen?.()).catch(() => undefined);
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) leaving = document.exitFullscreen().catch(() => undefined);
}

/** Keeps the screen on while presenting, where the browser supports it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser releases the lock whenever the tab is hidden.
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
      // May be refused, for example on a low battery.
      lock = await wakeLock?.request('screen').catch(() => undefined);
      if (isOver) await lock?.release();
    }
  }, [isWanted]);
}
