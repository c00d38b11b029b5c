import type { ViewMode } from './page-layout.ts';

/** The bars above and below the page: part of the window while reading, over the page while presenting. */
export function barStyle(mode: ViewMode, areShown: boolean): { top: string; bottom: string } {
  if (mode === 'reading') {
    return { top: 'border-b border-line', bottom: 'border-t border-line' };
  }
  const seen = areShown ? '' : 'pointer-events-none opacity-0';
  const over = `absolute inset-x-0 z-10 bg-[rgb(0_0_0/0.75)] transition-opacity duration-300 motion-reduce:transition-none ${seen}`;
  return { top: `${over} top-0`, bottom: `${over} bottom-0` };
}
