/** What is done in a session, with how long it takes where that is worth telling. */
export interface TimedStep {
  text: string;
  minutes?: number;
}

/** The same steps in so many minutes, each with its share of them and with one at least. */
export function withinMinutes(
  steps: { text: string; minutes: number }[],
  total: number,
): TimedStep[] {
  const planned = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  let [plannedSoFar, told] = [0, 0];
  return steps.map(({ text, minutes }) => {
    plannedSoFar += minutes;
    const share = Math.max(1, Math.round((plannedSoFar * total) / planned) - told);
    told += share;
    return { text, minutes: share };
  });
}
