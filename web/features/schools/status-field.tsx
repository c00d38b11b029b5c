import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { subscriptionStatus } from '#contract/schools.ts';
import { subscriptionStatusCopy } from '../../copy/schools.ts';

interface StatusFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'> {
  label: string;
}

/** A native select, which works best on phones. */
export function StatusField({ label, ...control }: StatusFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          {...control}
          id={id}
          className="min-h-12 w-full cursor-pointer appearance-none rounded-s border-[1.5px] border-line-strong bg-sheet pr-12 pl-3.5 text-ink focus-visible:outline-offset-1"
        >
          {subscriptionStatus.options.map((status) => (
            <option key={status} value={status}>
              {subscriptionStatusCopy[status]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={22}
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
        />
      </div>
    </div>
  );
}
