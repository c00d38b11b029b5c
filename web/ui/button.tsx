import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonVariant } from './button-style.ts';
import { SpinnerRing } from './spinner-ring.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  variant?: ButtonVariant;
  /** While busy the button shows the busy text and ignores presses, but keeps the focus. */
  busy?: boolean;
  busyText?: string | undefined;
}

export function Button({
  variant = 'primary',
  busy = false,
  busyText,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant)}
      // A disabled button would lose the focus.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-disabled={disabled || busy ? '' : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <SpinnerRing />}
      {busy && busyText ? busyText : children}
    </button>
  );
}
