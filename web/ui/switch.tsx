import { Field as BaseField } from '@base-ui/react/field';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { Lock } from 'lucide-react';

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  /** Without it the switch cannot be changed. */
  onChange?: (checked: boolean) => void;
}

/** An on/off switch with a hint that explains it. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const locked = onChange === undefined;
  return (
    <BaseField.Root className="flex items-start justify-between gap-4">
      <div>
        <BaseField.Label className="flex min-h-7 items-center gap-2 font-semibold">
          {label}
          {locked && <Lock aria-hidden="true" size={16} className="text-ink-soft" />}
        </BaseField.Label>
        <BaseField.Description className="text-small text-ink-soft">{hint}</BaseField.Description>
      </div>
      <BaseSwitch.Root
        checked={checked}
        disabled={locked}
        onCheckedChange={(now) => onChange?.(now)}
        className={TRACK}
      >
        <BaseSwitch.Thumb className={THUMB} />
      </BaseSwitch.Root>
    </BaseField.Root>
  );
}

const TRACK =
  'flex h-7 w-12 shrink-0 cursor-pointer items-center rounded-full bg-line-strong p-1 transition-[background-color] data-checked:bg-leaf data-disabled:cursor-default data-disabled:opacity-55 motion-reduce:transition-none';

const THUMB =
  'size-5 rounded-full bg-sheet transition-transform data-checked:translate-x-5 motion-reduce:transition-none';
