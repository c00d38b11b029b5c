import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Going elsewhere waits for a decision while something is under way; the browser asks by itself where the page would go. */
export function useLeaveWarning(underWay: boolean) {
  const blocker = useBlocker(underWay);
  useEffect(() => {
    if (!underWay) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [underWay]);
  useEffect(() => {
    // What was waited for has come to its end meanwhile.
    if (!underWay && blocker.state === 'blocked') blocker.proceed();
  }, [underWay, blocker]);
  return blocker;
}
