interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null when the progress is not known. */
  share: number | null;
}

/** The label is the accessible name; visible text beside the bar is up to the caller. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={share === null ? undefined : Math.floor(share * 100)}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line indeterminate:animate-breathe indeterminate:bg-leaf [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-leaf"
    />
  );
}
