/** A button that does harm is 'danger'; one that asks first is 'danger-quiet'. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'danger-quiet' | 'honey';

/** The style of a button, as a button or as a link. */
export function buttonStyle(variant: ButtonVariant): string {
  return `${SHAPE} ${COLOURS[variant]}`;
}

const SHAPE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2.5 rounded-full px-5 py-2 text-center leading-tight font-semibold no-underline transition-[background-color] select-none data-disabled:cursor-default data-disabled:not-aria-busy:bg-line data-disabled:not-aria-busy:text-ink-soft data-disabled:not-aria-busy:shadow-none motion-reduce:transition-none print:hidden forced-colors:border-2';

const COLOURS: Record<ButtonVariant, string> = {
  primary: 'bg-leaf text-sheet hover:bg-leaf-deep',
  quiet:
    'bg-transparent text-leaf-deep shadow-[inset_0_0_0_2px_var(--color-leaf)] hover:bg-leaf-wash',
  danger: 'bg-apple text-sheet hover:bg-apple-deep',
  'danger-quiet':
    'bg-transparent text-apple-deep shadow-[inset_0_0_0_2px_var(--color-apple)] hover:bg-apple-wash',
  honey: 'bg-honey text-ink hover:bg-honey-deep',
};
