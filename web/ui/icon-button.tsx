import type { ComponentProps } from 'react';
import { iconButtonStyle } from './icon-button-style.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> {
  /** What it does and to what, for who does not see the icon. */
  label: string;
}

/** A button with an icon alone. Its title says to everybody else what it does. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <button {...rest} type="button" aria-label={label} className={iconButtonStyle} />;
}
