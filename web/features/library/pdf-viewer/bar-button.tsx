import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';

interface BarButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
  /** For a button that switches something on and off. */
  pressed?: boolean | undefined;
  /** The key that does the same. */
  shortcut?: string | undefined;
  /** A line of colour below the icon. */
  swatch?: string | undefined;
  /** Where there is room the label is beside the icon. */
  isNamed?: boolean;
}

/** A round button large enough for touch on a board, in the colour of its bar. */
export function BarButton(props: BarButtonProps) {
  const { label, Icon, onClick, disabled = false, pressed, shortcut, swatch, isNamed } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      // Not `disabled`, with which a focused button would lose the focus.
      aria-disabled={disabled || undefined}
      onMouseDown={keepFocus}
      onClick={disabled ? undefined : onClick}
      className={`flex h-11 shrink-0 cursor-pointer touch-manipulation items-center justify-center gap-2 rounded-full ${isNamed ? 'w-11 desktop:w-34' : 'w-11'} hover:bg-[color-mix(in_srgb,currentColor_14%,transparent)] aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-40 aria-pressed:bg-sheet aria-pressed:text-ink`}
    >
      <span className="grid justify-items-center gap-0.5">
        <Icon aria-hidden="true" size={22} />
        {swatch && <span className={`h-1.5 w-6 rounded-full ring-1 ring-sheet ${swatch}`} />}
      </span>
      {isNamed && <span className="font-medium max-desktop:hidden">{label}</span>}
    </button>
  );
}

/** A tap does not focus the button, so that a clicker's Enter turns the page instead of pressing the button again. */
function keepFocus(event: MouseEvent): void {
  // A field must lose the focus, because blurring it commits its value.
  if (!(document.activeElement instanceof HTMLInputElement)) event.preventDefault();
}
