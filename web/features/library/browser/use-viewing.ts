import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import type { Place } from '../../../paths.ts';

/** Beside the address and not in it: a copied link opens the resource without taking the whole screen. */
const viewing = z.object({ presenting: z.boolean() });

/** Presenting a resource, and leaving the one that is open for its week. */
export function useViewing(place: Place, pathTo: (place: Place) => string) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const presenting = viewing.safeParse(state).data?.presenting ?? false;

  const present = (resource: Place) => {
    fillScreen();
    void navigate(pathTo(resource), { state: { presenting: true }, preventScrollReset: true });
  };
  // In place of the resource, so that the back button does not open it again.
  const close = () =>
    void navigate(pathTo({ year: place.year, week: place.week }), {
      replace: true,
      preventScrollReset: true,
    });
  return { presenting, present, close };
}

/** At once, because browsers allow it only while they handle the press. Refused, the resource opens all the same. */
function fillScreen(): void {
  if (!document.fullscreenEnabled) return;
  document.documentElement.requestFullscreen().catch(() => undefined);
}
