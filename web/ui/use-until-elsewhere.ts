import { useState } from 'react';
import { useLocation } from 'react-router';

/** A switch that belongs to the place where it was turned on: going anywhere turns it off for good. */
export function useUntilElsewhere(): [boolean, (on: boolean) => void] {
  const { key } = useLocation();
  const [onAt, setOnAt] = useState<string | null>(null);
  // Forgotten, not only hidden: the back button leads to the same place again.
  if (onAt !== null && onAt !== key) setOnAt(null);
  return [onAt === key, (on) => setOnAt(on ? key : null)];
}
