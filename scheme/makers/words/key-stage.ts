/** Whose national paper the checks of a year are like. */
export function keyStageOf(year: string): string {
  return year === 'Year 2' ? 'Key Stage 1' : 'Key Stage 2';
}
