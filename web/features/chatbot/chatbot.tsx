import { MessageCircleQuestionMark } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { siteCopy } from '../../copy/site.ts';
import { uiCopy } from '../../copy/ui.ts';
import { showToast } from '../../ui/show-toast.ts';
import type { ChatPanel } from './chat-panel.tsx';
import { OPEN_CHATBOT } from '../../open-chatbot.ts';

/** The round button, and the panel, which is loaded on the first press. */
export function Chatbot({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<typeof ChatPanel>();

  // At once: a button of another place may be pressed before the page is painted again.
  useLayoutEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(OPEN_CHATBOT, show);
    return () => window.removeEventListener(OPEN_CHATBOT, show);
  }, []);

  const isMissing = open && !Panel;
  useEffect(() => {
    if (!isMissing) return;
    import('./chat-panel.tsx').then(
      (loaded) => setPanel(() => loaded.ChatPanel),
      () => {
        // No reload, because the user may have typed something into the page.
        setOpen(false);
        showToast('error', uiCopy.screenNotLoaded.explanation);
      },
    );
  }, [isMissing]);

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
