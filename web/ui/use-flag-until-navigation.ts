import { useState } from 'react';
import { useLocation } from 'react-router';

/** A flag that any navigation resets, such as whether a menu is open. */
export function useFlagUntilNavigation(initially = false): [boolean, (on: boolean) => void] {
  const { key } = useLocation();
  const [onAt, setOnAt] = useState(initially ? key : null);
  // Reset, not only hidden, because the back button leads to the same location again.
  if (onAt !== null && onAt !== key) setOnAt(null);
  return [onAt === key, (on) => setOnAt(on ? key : null)];
}
