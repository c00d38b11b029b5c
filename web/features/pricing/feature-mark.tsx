import { Check, Minus } from 'lucide-react';

/** A tick or a dash. What it means is said beside it. */
export function FeatureMark({ included }: { included: boolean }) {
  const Icon = included ? Check : Minus;
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full ${included ? 'bg-leaf-wash text-leaf' : 'bg-line text-ink-soft'}`}
    >
      <Icon size={18} strokeWidth={2.75} />
    </span>
  );
}
