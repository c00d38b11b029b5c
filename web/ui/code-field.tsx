import { Field as BaseField } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { type Ref, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';
import { uiCopy } from '../copy/ui.ts';
import { describedBy, FieldMessages } from './field-messages.tsx';

interface CodeFieldProps {
  label: string;
  /** Of each box: without script the whole code may be typed into the first. */
  name?: string;
  value: string;
  onChange: (code: string) => void;
  /** The last digit has been typed or pasted, perhaps before the page's script ran. */
  onComplete?: ((code: string) => void) | undefined;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  firstBoxRef?: Ref<HTMLInputElement>;
}

/** A one-time code, one digit to a box. Paste and autofill work in any box. */
export function CodeField({
  label,
  name,
  value,
  onChange,
  onComplete,
  hint,
  error,
  disabled = false,
  firstBoxRef,
}: CodeFieldProps) {
  const messagesId = useId();
  const boxes = useRef<HTMLDivElement>(null);
  useDigitsTypedBefore(boxes, value, { onChange, onComplete });
  return (
    <BaseField.Root invalid={error !== undefined} className="grid gap-1.5">
      <BaseField.Label className="font-semibold">{label}</BaseField.Label>
      <OTPField.Root
        ref={boxes}
        length={VERIFICATION_CODE_DIGITS}
        value={value}
        onValueChange={onChange}
        onValueComplete={onComplete}
        disabled={disabled}
        aria-describedby={describedBy(messagesId, { hint, error })}
        className="grid max-w-100 grid-cols-6 gap-2"
      >
        {BOXES.map((position) => (
          <OTPField.Input
            key={position}
            name={name}
            ref={position === 1 ? firstBoxRef : undefined}
            // The first box has the label of the whole field.
            aria-label={position === 1 ? undefined : uiCopy.codeDigit(position, BOXES.length)}
            className={`${position === 1 ? 'noscript:col-span-6' : 'noscript:hidden'} ${BOX}`}
          />
        ))}
      </OTPField.Root>
      <FieldMessages id={messagesId} hint={hint} error={error} />
    </BaseField.Root>
  );
}

/**
 * Takes over digits that were typed before the page's script ran. They are all in the box that was being typed into,
 * so the focus moves on behind them: the next digit would replace those that belong to the boxes after it. Digits that the
 * browser itself has put back, after a reload, are not being typed and complete nothing.
 */
function useDigitsTypedBefore(
  boxes: RefObject<HTMLElement | null>,
  value: string,
  { onChange, onComplete }: Pick<CodeFieldProps, 'onChange' | 'onComplete'>,
): void {
  const isBeingTyped = useRef(false);
  const adopt = useEffectEvent(onChange);
  const complete = useEffectEvent((code: string) => onComplete?.(code));
  useLayoutEffect(() => {
    const inputs = inputsIn(boxes);
    if (inputs.every((input) => input.value === input.defaultValue)) return;
    isBeingTyped.current = inputs.some((input) => input === document.activeElement);
    const typed = inputs.map((input) => input.value).join('');
    adopt(typed.replaceAll(/\D/g, '').slice(0, VERIFICATION_CODE_DIGITS));
  }, [boxes]);
  useLayoutEffect(() => {
    if (!isBeingTyped.current || value === '') return;
    isBeingTyped.current = false;
    inputsIn(boxes)[Math.min(value.length, VERIFICATION_CODE_DIGITS - 1)]?.focus();
    if (value.length === VERIFICATION_CODE_DIGITS) complete(value);
  }, [boxes, value]);
}

function inputsIn(boxes: RefObject<HTMLElement | null>): HTMLInputElement[] {
  return [...(boxes.current?.querySelectorAll('input') ?? [])];
}

const BOX =
  'h-14 w-full min-w-0 rounded-s border-[1.5px] border-line-strong bg-sheet text-center font-child text-title font-bold focus:outline-3 focus:outline-offset-1 focus:outline-focus disabled:bg-line aria-invalid:border-2 aria-invalid:border-apple';

const BOXES = Array.from({ length: VERIFICATION_CODE_DIGITS }, (_, index) => index + 1);
