import { figuresCopy } from '../../copy/figures.ts';

interface Bar {
  key: string;
  title: string;
  /** From the bottom to the top, each with its colour. */
  parts: readonly { value: number; colour: string }[];
}

interface BarsProps {
  bars: readonly Bar[];
  /** Below the first and the last bar. */
  ends: { first: string; last: string };
}

/** A few bars would be as wide as the plot. */
const FEWEST_SLOTS = 12;
const HEIGHT = 100;
const GAP = 0.15;

/** Stacked bars that fill the width. Words are outside the drawing, so that they never shrink. Screen readers have the table. */
export function Bars({ bars, ends }: BarsProps) {
  const most = Math.max(1, ...bars.map(totalOf));
  const slots = Math.max(FEWEST_SLOTS, bars.length);
  const first = slots - bars.length;
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <p>{figuresCopy.most(Math.max(0, ...bars.map(totalOf)))}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${slots} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line-strong"
      >
        {bars.map((bar, n) => (
          <g key={bar.key}>
            <title>{bar.title}</title>
            {stacked(bar, most).map(({ colour, y, height }) => (
              <rect
                key={colour}
                x={first + n + GAP / 2}
                width={1 - GAP}
                y={y}
                height={height}
                className={colour}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="flex justify-between gap-4">
        <span>{bars.length > 1 ? ends.first : ''}</span>
        <span>{ends.last}</span>
      </p>
    </div>
  );
}

function totalOf({ parts }: Bar): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

function stacked({ parts }: Bar, most: number) {
  let top = HEIGHT;
  return parts.map(({ value, colour }) => {
    const height = (value / most) * HEIGHT;
    top -= height;
    return { colour, y: top, height };
  });
}
