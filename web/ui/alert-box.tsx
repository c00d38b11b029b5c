import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A red box for an important message; screen readers announce it as it appears. */
export function AlertBox({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-s border-[1.5px] border-apple bg-apple-wash px-4 py-3 leading-snug font-medium text-apple-deep wrap-anywhere"
    >
      <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
