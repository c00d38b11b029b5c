import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  heading?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** Shown in place of an empty list; the action is what to do next. */
export function EmptyState({ icon: Icon, heading, children, action }: EmptyStateProps) {
  return (
    <div className="grid min-h-75 place-content-center justify-items-center gap-3 rounded-m border border-line bg-sheet p-6 text-center shadow-low">
      <Icon aria-hidden="true" size={44} className="fill-honey-wash text-honey-deep" />
      {heading && <h2 className="text-title">{heading}</h2>}
      <div className="text-ink-soft">{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
