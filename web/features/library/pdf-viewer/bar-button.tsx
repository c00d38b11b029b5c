import { Button as BaseButton } from '@base-ui/react/button';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';

interface BarButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
}

/** A round button large enough for touch on a board, in the colour of its bar. */
export function BarButton({ label, Icon, onClick, disabled = false }: BarButtonProps) {
  return (
    <BaseButton
      aria-label={label}
      title={label}
      disabled={disabled}
      // A button that becomes disabled while focused must not lose the focus.
      focusableWhenDisabled
      onMouseDown={keepFocus}
      onClick={onClick}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_14%,transparent)] data-disabled:cursor-default data-disabled:bg-transparent data-disabled:opacity-40"
    >
      <Icon aria-hidden="true" size={22} />
    </BaseButton>
  );
}

/** A tap does not focus the button, so that a clicker's Enter turns the page instead of pressing the button again. */
function keepFocus(event: MouseEvent): void {
  // A field must lose the focus, because blurring it commits its value.
  if (!(document.activeElement instanceof HTMLInputElement)) event.preventDefault();
}
