import { Progress } from '@base-ui/react/progress';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null when the progress is not known. */
  share: number | null;
}

/** The label is the accessible name; visible text beside the bar is up to the caller. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <Progress.Root aria-label={label} value={share === null ? null : Math.floor(share * 100)}>
      <Progress.Track className="h-2 overflow-hidden rounded-full bg-line">
        <Progress.Indicator className="h-full rounded-full bg-leaf transition-[width] data-complete:bg-leaf-deep data-indeterminate:w-full data-indeterminate:animate-breathe motion-reduce:transition-none" />
      </Progress.Track>
    </Progress.Root>
  );
}
