import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { Field } from './field.tsx';

/** A field for a password, with a button that shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? uiCopy.hidePassword : uiCopy.showPassword}
          onClick={() => setShown(!shown)}
          className="grid size-11 cursor-pointer place-items-center rounded-s text-ink-soft hover:text-ink focus-visible:-outline-offset-3"
        >
          <Icon aria-hidden="true" size={22} />
        </button>
      }
    />
  );
}
