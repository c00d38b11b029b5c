export interface Cue {
  startSeconds: number;
  endSeconds: number;
  text: string;
}

/** Writes captions as WebVTT. */
export function captionsOf(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ startSeconds, endSeconds, text }) =>
      `${stamp(startSeconds)} --> ${stamp(endSeconds)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}
