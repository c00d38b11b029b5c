import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

interface ResourceRowProps {
  /** Its name, which may be a link. */
  children: ReactNode;
  /** At the end of the row: what can be done with the resource. */
  controls: ReactNode;
}

/** A resource as it looks to everybody. */
export function ResourceRow({ children, controls }: ResourceRowProps) {
  return (
    <li className={ROW}>
      <span
        aria-hidden="true"
        className="ruled grid h-14 w-11 shrink-0 place-items-center rounded-s border border-line bg-paper text-leaf"
      >
        <FileText size={22} />
      </span>
      <div className="min-w-0 grow leading-snug font-semibold wrap-anywhere">{children}</div>
      <div className="flex shrink-0 items-center gap-0.5">{controls}</div>
    </li>
  );
}

const ROW =
  'flex min-h-20 items-center gap-3 border-line px-2 py-3 tablet:gap-4 tablet:px-3 not-first:border-t hover:bg-paper';
