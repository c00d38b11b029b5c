import { useNavigation } from 'react-router';
import { siteCopy } from '../../copy/site.ts';

/** A line along the top while the next page is on its way; quick pages never show it. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className="fixed inset-x-0 top-0 z-60 h-1 animate-late print:hidden">
      <progress aria-label={siteCopy.loadingPage} className="sr-only" />
      <div className="h-full animate-breathe bg-leaf" />
    </div>
  );
}
