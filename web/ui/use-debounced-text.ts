import { useEffect, useState } from 'react';

/** The text after it has not changed for some milliseconds; an emptied text counts at once. */
export function useDebouncedText(text: string, ms: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return text === '' ? '' : settled;
}
