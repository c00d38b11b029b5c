import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { figuresCopy } from '../../copy/figures.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';

const FiguresPanel = lazy(async () => {
  const { FiguresPanel } = await import('./figures-panel.tsx');
  return { default: FiguresPanel };
});

const SchoolFiguresPanel = lazy(async () => {
  const { SchoolFiguresPanel } = await import('./school-figures-panel.tsx');
  return { default: SchoolFiguresPanel };
});

/** Above the list of schools; loaded when it is opened. */
export function FiguresSummary() {
  return (
    <Opened level="h2" className="shadow-low bg-sheet">
      <FiguresPanel />
    </Opened>
  );
}

/** In School Details; loaded when it is opened. */
export function SchoolFigures({ schoolId }: { schoolId: string }) {
  return (
    <Opened level="h3" className="mt-6 bg-paper">
      <SchoolFiguresPanel schoolId={schoolId} />
    </Opened>
  );
}

interface OpenedProps {
  level: 'h2' | 'h3';
  className: string;
  children: ReactNode;
}

function Opened({ level: Heading, className, children }: OpenedProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-1 gap-4 rounded-m border border-line p-4 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <Heading id={id} className={Heading === 'h2' ? 'text-large' : 'text-body'}>
            {figuresCopy.heading}
          </Heading>
          <p className="text-small text-ink-soft">{figuresCopy.explanation}</p>
        </div>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? figuresCopy.hide : figuresCopy.show}
        </Button>
      </div>
      {open && (
        <RegionBoundary>
          <Suspense fallback={<Spinner label={figuresCopy.loading} />}>{children}</Suspense>
        </RegionBoundary>
      )}
    </section>
  );
}
