import type { getDocument } from 'pdfjs-dist';
import type { Pdfjs } from './pdf-engine.ts';
import { PART_BYTES } from './ranged-file.ts';

type Settings = Exclude<
  Parameters<typeof getDocument>[0],
  undefined | string | URL | ArrayBufferView | ArrayBuffer
>;

/** The settings for every document: no scripts run, and it is read in parts from our own origin. */
export function pdfSettings({ version, VerbosityLevel }: Pdfjs): Settings {
  // The build copies these files, see vite.config.ts.
  const files = `/assets/pdfjs-${version}`;
  return {
    cMapUrl: `${files}/cmaps/`,
    standardFontDataUrl: `${files}/standard_fonts/`,
    wasmUrl: `${files}/wasm/`,
    iccUrl: `${files}/iccs/`,
    isEvalSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: PART_BYTES,
    verbosity: VerbosityLevel.ERRORS,
  };
}
