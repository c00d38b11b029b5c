import { useRef } from 'react';
import { useTickedBefore } from './use-typed-before.ts';

interface CheckboxProps {
  label: string;
  /** In a form that may be posted without script. */
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, name, checked, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useTickedBefore(box, onChange);
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        ref={box}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-px size-6 shrink-0 cursor-pointer accent-leaf"
      />
      {label}
    </label>
  );
}
