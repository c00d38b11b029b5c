import { Button as BaseButton } from '@base-ui/react/button';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';

interface BarButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
}

/** A round button large enough for a finger on a board; it takes the colour of the bar it is in. */
export function BarButton({ label, Icon, onClick, disabled = false }: BarButtonProps) {
  return (
    <BaseButton
      aria-label={label}
      title={label}
      disabled={disabled}
      // A button that goes grey under the finger must not lose the focus to the page behind.
      focusableWhenDisabled
      onMouseDown={keepFocus}
      onClick={onClick}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_14%,transparent)] data-disabled:cursor-default data-disabled:bg-transparent data-disabled:opacity-40"
    >
      <Icon aria-hidden="true" size={22} />
    </BaseButton>
  );
}

/** A clicker's Enter must turn the page and not press again what a finger pressed last. */
function keepFocus(event: MouseEvent): void {
  // Leaving a field is how it is told that its value is complete.
  if (!(document.activeElement instanceof HTMLInputElement)) event.preventDefault();
}
