import { fit } from '../paper/fit.ts';
import { MARGIN, SLIDE } from './slide-size.ts';
import { TITLE } from './slide.ts';

/** The prompt itself if two lines hold it, else a short title that stands in for it. */
export function promptTitle(prompt: string, short: string): string {
  const { fits } = fit({
    kind: 'board',
    content: prompt,
    font: 'heading',
    ...TITLE,
    width: SLIDE.width - 2 * MARGIN,
    height: 2 * TITLE.size * TITLE.leading,
  });
  return fits ? prompt : short;
}
