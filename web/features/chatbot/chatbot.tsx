import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { siteCopy } from '../../copy/site.ts';
import { uiCopy } from '../../copy/ui.ts';
import { showToast } from '../../ui/show-toast.ts';
import { useIsWide } from '../../ui/use-screen-width.ts';
import type { ChatPanel } from './chat-panel.tsx';
import { OPEN_CHATBOT } from './open-chatbot.ts';

/** The round button, and the panel from the moment it is first wanted. */
export function Chatbot({ className }: { className: string }) {
  const [open, setOpen] = useOpen();
  const [Panel, setPanel] = useState<typeof ChatPanel>();

  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(OPEN_CHATBOT, show);
    return () => window.removeEventListener(OPEN_CHATBOT, show);
  }, [setOpen]);

  const isMissing = open && !Panel;
  useEffect(() => {
    if (!isMissing) return;
    import('./chat-panel.tsx').then(
      (loaded) => setPanel(() => loaded.ChatPanel),
      () => {
        // The page is not reloaded: something may have been typed into it.
        setOpen(false);
        showToast('error', uiCopy.screenNotLoaded.explanation);
      },
    );
  }, [isMissing, setOpen]);

  const label = siteCopy.corner.chat;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isMissing || undefined}
        onClick={() => setOpen(!open)}
        className={className}
      >
        <MessageCircleQuestionMark aria-hidden="true" size={24} />
      </button>
      {Panel && <Panel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Where it covers the page, it makes way for the next one. */
function useOpen() {
  const isWide = useIsWide();
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  const [open, setOpen] = useState(false);
  if (lastKey !== key) {
    setLastKey(key);
    if (!isWide) setOpen(false);
  }
  return [open, setOpen] as const;
}
