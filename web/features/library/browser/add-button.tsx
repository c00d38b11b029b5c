import { type ReactNode, type Ref, useId } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { showToast } from '../../../ui/show-toast.ts';

export interface AddAction {
  text: string;
  /** The accessible name, which says what the button adds. */
  label: string;
  icon: ReactNode;
  ref: Ref<HTMLButtonElement>;
  /** Undefined until the parent folder is selected. */
  onAdd: (() => void) | undefined;
}

/** Adds to a panel. While disabled it can still be focused and pressed, to explain what to select first. */
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
