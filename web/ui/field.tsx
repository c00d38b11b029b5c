import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { FieldMessages } from './field-messages.tsx';

interface FieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'required' | 'ref'
> {
  label: string;
  type?: 'text' | 'email' | 'password' | 'textarea';
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
  return (
    <BaseField.Root invalid={error !== undefined} className="grid gap-1.5">
      <BaseField.Label className="font-semibold">{label}</BaseField.Label>
      <div className="relative">
        <BaseField.Control
          {...control}
          // Announced, not enforced by the browser: the form validates with the contract and has its own messages.
          aria-required={required}
          className={`${CONTROL} ${type === 'textarea' ? 'min-h-36 py-3' : ''} ${end ? 'pr-13' : ''}`}
          {...(type === 'textarea' ? { render: <textarea rows={5} /> } : { type })}
        />
        {end && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{end}</div>}
      </div>
      <FieldMessages hint={hint} error={error} />
    </BaseField.Root>
  );
}

const CONTROL =
  'min-h-12 w-full rounded-s border-[1.5px] border-line-strong bg-sheet px-3.5 text-ink placeholder:text-ink-soft read-only:bg-paper focus-visible:outline-offset-1 disabled:bg-line disabled:text-ink-soft aria-invalid:border-2 aria-invalid:border-apple';
