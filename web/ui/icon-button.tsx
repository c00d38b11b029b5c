import type { ComponentProps } from 'react';
import { iconButtonStyle } from './icon-button-style.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  /** The accessible name: what the button does, and to what. */
  label: string;
}

/** A button with only an icon. Callers add a `title`, which is shown on hover. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={iconButtonStyle} />;
}
