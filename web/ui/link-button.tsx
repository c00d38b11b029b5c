import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonVariant } from './button-style.ts';

interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  variant?: ButtonVariant;
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ variant = 'primary', ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(variant)} />;
}
