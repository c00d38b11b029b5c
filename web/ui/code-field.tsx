import { Field as BaseField } from '@base-ui/react/field';
import { OTPField } from '@base-ui/react/otp-field';
import { type Ref, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';
import { uiCopy } from '../copy/ui.ts';
import { describedBy, FieldMessages } from './field-messages.tsx';

interface CodeFieldProps {
  label: string;
  /** Of each box: without script the whole code may be typed into the first. */
  name?: string;
  value: string;
  onChange: (code: string) => void;
  /** The last digit has been typed or pasted. */
  onComplete?: (code: string) => void;
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
  const adopt = useEffectEvent(onChange);
  // Digits may have been typed before the page's script ran.
  useLayoutEffect(() => {
    const inputs = [...(boxes.current?.querySelectorAll('input') ?? [])];
    if (inputs.every(({ value, defaultValue }) => value === defaultValue)) return;
    adopt(
      inputs
        .map((input) => input.value)
        .join('')
        .replaceAll(/\D/g, ''),
    );
  }, []);
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

const BOX =
  'h-14 w-full min-w-0 rounded-s border-[1.5px] border-line-strong bg-sheet text-center font-child text-title font-bold focus:outline-3 focus:outline-offset-1 focus:outline-focus disabled:bg-line aria-invalid:border-2 aria-invalid:border-apple';

const BOXES = Array.from({ length: VERIFICATION_CODE_DIGITS }, (_, index) => index + 1);
