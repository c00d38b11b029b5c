const NOTES_HZ = [523.25, 659.25, 783.99] as const;
const NOTE_SECONDS = 0.35;
const FADE_SECONDS = 1.2;
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** Browsers allow sound only after a press, so it is prepared by the press that switches it on. */
export function prepareChime(): void {
  audio ??= new AudioContext();
}

/** Three soft notes. */
export function playChime(): void {
  if (!audio) return;
  const { currentTime } = audio;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    playNote(audio, frequency, currentTime + index * NOTE_SECONDS);
  }
}

function playNote(context: AudioContext, frequency: number, at: number): void {
  const note = new OscillatorNode(context, { frequency });
  const volume = new GainNode(context, { gain: SILENCE });
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + FADE_SECONDS);
  note.connect(volume).connect(context.destination);
  note.start(at);
  note.stop(at + FADE_SECONDS);
}
