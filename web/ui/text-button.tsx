import type { ComponentProps } from 'react';

/** A button that looks like a link, for secondary actions. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button
      type="button"
      {...props}
      data-disabled={props.disabled ? '' : undefined}
      className={TEXT_BUTTON}
    />
  );
}

const TEXT_BUTTON =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-s px-1 text-center leading-tight font-medium text-leaf-deep underline underline-offset-4 hover:decoration-2 data-disabled:cursor-default data-disabled:text-ink-soft data-disabled:no-underline';
