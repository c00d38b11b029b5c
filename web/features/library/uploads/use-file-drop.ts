import { useEffect, useEffectEvent, useState } from 'react';

type DragEventType = 'dragenter' | 'dragover' | 'dragleave' | 'drop';

/**
 * Files may be dropped anywhere in the window: outside a drop area the browser would open
 * the file and leave the page. True while files are being dragged over the window.
 */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: DragEventType, listener: (event: DragEvent) => void) =>
      window.addEventListener(type, listener, { signal: listening.signal });
    const welcome = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Both events, or a drop just as the pointer enters another element would be refused.
    listen('dragenter', welcome);
    listen('dragover', welcome);
    listen('dragleave', (event) => {
      // The pointer left the window, not only one element for another.
      if (event.relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer) drop(event.dataTransfer);
    });
    return () => listening.abort();
  }, []);
  return over;
}

/** Text that is dragged into a field stays with the browser. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
