import { Lock } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTickedBefore } from './use-typed-before.ts';

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  /** Without it the switch cannot be changed. */
  onChange?: (checked: boolean) => void;
}

/** An on/off switch with a hint that explains it. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  const hintId = useId();
  const locked = onChange === undefined;
  const box = useRef<HTMLInputElement>(null);
  useTickedBefore(box, onChange);
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="flex min-h-7 items-center gap-2 font-semibold">
          {label}
          {locked && <Lock aria-hidden="true" size={16} className="text-ink-soft" />}
        </label>
        <p id={hintId} className="text-small text-ink-soft">
          {hint}
        </p>
      </div>
      <input
        ref={box}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={hintId}
        aria-disabled={locked}
        checked={checked}
        disabled={locked}
        onChange={({ target }) => onChange?.(target.checked)}
        className={`${TRACK} ${THUMB}`}
      />
    </div>
  );
}

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-[background-color] checked:bg-leaf disabled:cursor-default disabled:opacity-55 motion-reduce:transition-none forced-colors:appearance-auto';

const THUMB =
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-sheet before:transition-transform checked:before:translate-x-5 motion-reduce:before:transition-none forced-colors:before:hidden';
