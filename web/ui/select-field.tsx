import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'> {
  label: string;
  options: readonly { value: string; text: string }[];
}

/** A native select, which works best on phones. */
export function SelectField({ label, options, ...control }: SelectFieldProps) {
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
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
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
