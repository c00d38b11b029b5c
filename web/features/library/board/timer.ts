const MINUTE_MS = 60_000;
const MOST_MINUTES = 99;
const SECONDS_PER_MINUTE = 60;

/** A countdown. The end is a time of day, so that two windows agree without telling each other every second. */
export interface Timer {
  minutes: number;
  /** Null while it does not run. */
  endsAt: number | null;
  /** What was left when it was last stopped. */
  leftMs: number;
}

export const TIMER_MINUTES = [1, 2, 5, 10] as const;

export function timerOf(minutes: number): Timer {
  const whole = Math.min(MOST_MINUTES, Math.max(1, minutes));
  return { minutes: whole, endsAt: null, leftMs: whole * MINUTE_MS };
}

/** A timer that has run down starts from the beginning. */
export function startTimer(timer: Timer, now: number): Timer {
  const left = timeLeft(timer, now);
  return { ...timer, endsAt: now + (left === 0 ? timer.minutes * MINUTE_MS : left) };
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return { ...timer, endsAt: null, leftMs: timeLeft(timer, now) };
}

export function startOrPause(timer: Timer, now: number): Timer {
  return isRunning(timer, now) ? pauseTimer(timer, now) : startTimer(timer, now);
}

export function isRunning(timer: Timer, now: number): boolean {
  return timer.endsAt !== null && !hasRunDown(timer, now);
}

export function timeLeft({ endsAt, leftMs }: Timer, now: number): number {
  return endsAt === null ? leftMs : Math.max(0, endsAt - now);
}

export function hasRunDown(timer: Timer, now: number): boolean {
  return timeLeft(timer, now) === 0;
}

/** Minutes and seconds. A second that has begun counts, so that a timer of five minutes begins with 5:00. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}
