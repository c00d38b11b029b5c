import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { chatbotCopy } from '../../copy/chatbot.ts';
import { offerContactDraft } from '../../contact-draft.ts';
import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { AppleMark } from '../../ui/apple-mark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { useIsWide } from '../../ui/use-screen-width.ts';
import { MessageLog } from './message-log.tsx';
import { QuestionChips } from './question-chips.tsx';
import { QuestionForm } from './question-form.tsx';
import { useConversation } from './use-conversation.ts';
import { useSidePanelFocus } from './use-side-panel-focus.ts';

/** The latest questions say best what is wanted; earlier ones may be about something else. */
const DRAFTED_QUESTIONS = 3;
/** Of each; all of them leave room in the message. */
const DRAFTED_CHARACTERS = 300;

interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Beside the page, which stays usable, on wide screens; a modal that fills narrow ones. */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const isWide = useIsWide();
  const { messages, isTyping, ask } = useConversation();
  const popup = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // On a narrow screen focusing the input would open the keyboard, which covers the answer.
  const atHand = isWide ? input : log;
  useCloseOnNavigation(isWide, onClose);
  useSidePanelFocus(open && isWide, popup, onClose);

  function askByChip(question: string): void {
    // The chip may be removed with the next answer, so the focus moves first.
    atHand.current?.focus();
    ask(question);
  }

  /** So that nobody has to type the question again. */
  function draftMessage(place: string): void {
    if (place !== paths.contactForm()) return;
    const asked = messages
      .filter(({ fromUser }) => fromUser)
      .slice(-DRAFTED_QUESTIONS)
      .map(({ text }) => text.slice(0, DRAFTED_CHARACTERS));
    if (asked.length > 0) offerContactDraft(chatbotCopy.contactDraft(asked));
  }

  const latest = messages.findLast(({ fromUser }) => !fromUser);
  const offered = [...(latest?.related ?? []), ...(latest?.nearest ?? [])];
  const offersQuickQuestions = latest?.conversational === true || offered.length === 0;
  const { title, quickQuestions } = chatbotCopy;
  return (
    <Dialog.Root
      open={open}
      modal={!isWide}
      disablePointerDismissal
      onOpenChange={(nowOpen, details) => {
        if (nowOpen) return;
        // Escape belongs to the focused element, which may be a resource being presented.
        const hasFocus = popup.current?.contains(document.activeElement);
        if (details.reason !== 'escape-key' || hasFocus) return onClose();
        details.cancel();
        details.allowPropagation();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={atHand}
          onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
          className={POPUP}
        >
          <div className={COLUMN}>
            <div className="flex items-center gap-3 bg-leaf-deep py-2 pr-2 pl-4 text-sheet low:py-0">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper [&>svg]:size-8">
                <AppleMark />
              </span>
              <Dialog.Title className="grow text-large">{title}</Dialog.Title>
              <span className="on-dark [&_button]:text-sheet [&_button:hover]:bg-leaf">
                <IconButton label={uiCopy.close} title={uiCopy.close} onClick={onClose}>
                  <X aria-hidden="true" size={22} />
                </IconButton>
              </span>
            </div>
            <RegionBoundary>
              {/* Where there is little height, the quick questions scroll with the conversation. */}
              <div className="flex min-h-0 grow flex-col low:block low:overflow-y-auto">
                <MessageLog
                  ref={log}
                  messages={messages}
                  isTyping={isTyping}
                  onAsk={askByChip}
                  onFollow={draftMessage}
                />
                {offersQuickQuestions && (
                  <div className="border-t border-line px-3 pt-3">
                    <div className="mx-auto max-h-[34vh] max-w-182 overflow-y-auto p-1 low:max-h-none">
                      <QuestionChips
                        label={quickQuestions.label}
                        questions={quickQuestions.list}
                        onAsk={askByChip}
                      />
                    </div>
                  </div>
                )}
              </div>
              <div
                className={`p-3 low:border-t low:border-line low:p-1.5 ${offersQuickQuestions ? '' : 'border-t border-line'}`}
              >
                <QuestionForm inputRef={input} onAsk={ask} />
              </div>
            </RegionBoundary>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closes the panel after navigation, where it covers the page. */
function useCloseOnNavigation(isWide: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (!isWide) onClose();
  }, [key, isWide, onClose]);
}

/** On a tablet the popup fills the screen too, as a shade beside the column of the conversation. */
const POPUP =
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 motion-reduce:transition-none print:hidden tablet:max-wide:bg-shade wide:inset-auto wide:right-20 wide:bottom-4 wide:z-30 wide:h-[min(42rem,100vh-7rem)] wide:low:h-[calc(100vh-2rem)] wide:w-104 wide:rounded-l wide:border wide:border-line wide:shadow-high';
const COLUMN =
  'flex min-h-0 w-full grow flex-col bg-paper tablet:max-wide:w-120 tablet:max-wide:self-end tablet:max-wide:shadow-high';
