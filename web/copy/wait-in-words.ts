const SECONDS_TOLD_UNTIL = 120;

/** A waiting time: in seconds under two minutes, then in minutes, rounded up. */
export function waitInWords(seconds: number): string {
  const { count, unit } = wait(seconds);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** The short form, for a button. */
export function waitInShort(seconds: number): string {
  const { count, unit } = wait(seconds);
  return `${count} ${unit === 'second' ? 's' : 'min'}`;
}

function wait(seconds: number): { count: number; unit: 'second' | 'minute' } {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < SECONDS_TOLD_UNTIL) return { count: whole, unit: 'second' };
  return { count: Math.ceil(whole / 60), unit: 'minute' };
}
