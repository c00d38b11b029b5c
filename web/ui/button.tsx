import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonVariant } from './button-style.ts';
import { SpinnerRing } from './spinner-ring.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: ButtonVariant;
  /** While busy the button shows the busy text and ignores presses, but keeps the focus. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  variant = 'primary',
  busy = false,
  busyText,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      className={buttonStyle(variant)}
      disabled={disabled || busy}
      focusableWhenDisabled={busy}
      aria-busy={busy || undefined}
    >
      {busy && <SpinnerRing />}
      {busy && busyText ? busyText : children}
    </BaseButton>
  );
}
