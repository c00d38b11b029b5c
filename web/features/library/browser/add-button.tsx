import { type ReactNode, type Ref, useId } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { showToast } from '../../../ui/show-toast.ts';

export interface AddAction {
  text: string;
  /** What it adds, for who hears it without the panel around it. */
  label: string;
  icon: ReactNode;
  ref: Ref<HTMLButtonElement>;
  /** Missing as long as nothing is selected that something could be added to. */
  onAdd: (() => void) | undefined;
}

/** In the head of a panel. Disabled, it still takes the focus and a press, to say what is to be done first. */
export function AddButton({ text, label, icon, ref, onAdd }: AddAction) {
  const messageId = useId();
  const disabled = onAdd === undefined;
  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-label={label}
        aria-disabled={disabled}
        aria-describedby={disabled ? messageId : undefined}
        title={disabled ? browserCopy.selectFirst : label}
        onClick={onAdd ?? (() => showToast('warning', browserCopy.selectFirst))}
        className={`${BUTTON} ${disabled ? 'bg-line text-ink-soft' : 'cursor-pointer bg-leaf-wash text-leaf-deep hover:bg-leaf hover:text-sheet'}`}
      >
        {icon}
        {text}
      </button>
      {disabled && (
        <span id={messageId} hidden>
          {browserCopy.selectFirst}
        </span>
      )}
    </>
  );
}

const BUTTON =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full px-4 leading-tight font-semibold focus-visible:-outline-offset-3';
