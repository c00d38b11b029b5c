import { type ComponentProps, createElement, type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldMessages } from './field-messages.tsx';

interface FieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'style' | 'type' | 'required' | 'ref'
> {
  label: string;
  type?: 'text' | 'email' | 'password' | 'date' | 'textarea';
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** A button at the end of the control, inside its frame. */
  end?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The one form field. With react-hook-form: `<Field label="Name" error={…} {...register('name')} />`. */
export function Field({
  label,
  type = 'text',
  hint,
  error,
  required,
  end,
  ...control
}: FieldProps) {
  const id = useId();
  const isLong = type === 'textarea';
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        {createElement(isLong ? 'textarea' : 'input', {
          ...control,
          ...(isLong ? { rows: 5 } : { type }),
          id,
          // Announced, not enforced by the browser: the form validates with the contract and has its own messages.
          'aria-required': required,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': describedBy(id, { hint, error }),
          className: `${CONTROL} ${isLong ? 'min-h-36 py-3' : ''} ${end ? 'pr-13' : ''}`,
        })}
        {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

const CONTROL =
  'min-h-12 w-full rounded-s border-[1.5px] border-line-strong bg-sheet px-3.5 text-ink placeholder:text-ink-soft read-only:bg-paper focus-visible:outline-offset-1 disabled:bg-line disabled:text-ink-soft aria-invalid:border-2 aria-invalid:border-apple';
