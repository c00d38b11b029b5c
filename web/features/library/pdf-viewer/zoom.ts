/** Percentages of the size at which a page fits: its width while reading, the whole page while presenting. */
export const ZOOM = { minimum: 50, maximum: 300, step: 20, start: 100 } as const;

export function clampZoom(percent: number): number {
  return Math.min(ZOOM.maximum, Math.max(ZOOM.minimum, percent));
}

export function zoomIn(percent: number): number {
  return clampZoom(percent + ZOOM.step);
}

export function zoomOut(percent: number): number {
  return clampZoom(percent - ZOOM.step);
}

/** Only the digits of a typed or pasted text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The typed zoom; undefined for an empty field. */
export function zoomFrom(digits: string): number | undefined {
  return digits === '' ? undefined : clampZoom(Number(digits));
}
