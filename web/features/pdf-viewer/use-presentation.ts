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
  const isEntering = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const follow = () => {
      // Word of the last leaving may come after the next entering was asked for, or granted.
      if (document.fullscreenElement) setPresenting(true);
      else if (!isEntering.current) setPresenting(false);
    };
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
      isEntering.current = true;
      void enterFullScreen().finally(() => (isEntering.current = false));
    },
    leave: () => {
      setPresenting(false);
      leaveFullScreen();
    },
  };
}

async function enterFullScreen(): Promise<void> {
  const root: Partial<HTMLElement> = document.documentElement;
  // Refused, or unknown to the browser: the page fills the window all the same.
  await root.requestFullscreen?.().catch(() => undefined);
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
