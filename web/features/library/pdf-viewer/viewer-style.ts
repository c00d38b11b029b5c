import type { ViewMode } from './page-layout.ts';

/** The viewer over the page while reading. */
export const READING_WINDOW =
  'inset-0 rounded-none bg-sheet tablet:inset-4 tablet:rounded-m tablet:shadow-high';

const BAR = {
  top: 'grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 py-1.5 pr-2 pl-4',
  bottom: 'flex flex-wrap items-center justify-center px-1 py-1.5 tablet:gap-x-10 tablet:px-2',
};
/** Where the window is low, one row that scrolls sideways: more rows would cover the page. */
const LOW_BAR =
  'low:flex-nowrap low:justify-center-safe low:overflow-x-auto low:*:shrink-0 low:[&_fieldset]:flex-nowrap';
/** Over the page the bar keeps its height, because the timer begins below it. */
const ONE_LINE_SUBTITLE = 'max-tablet:[&>p]:truncate';
/** Where the notes scroll with the page, the buttons stay. */
const ABOVE_NOTES = 'relative lowest:sticky lowest:bottom-0 lowest:z-10';
/** The name of the resource: on a phone in two lines, because the buttons leave it little room. */
export const VIEWER_TITLE =
  'text-body leading-tight font-semibold tracking-normal max-tablet:line-clamp-2 max-tablet:wrap-anywhere tablet:truncate tablet:leading-normal';
/** What the week is about: on a phone below the buttons, which leave no room for it, and left out where the page needs it. */
export const VIEWER_SUBTITLE =
  'lowest:hidden col-span-2 pb-1 text-small leading-tight text-pretty wrap-anywhere tablet:col-span-1 tablet:pb-0';
/** On wider screens the buttons are beside both lines; on a phone they are narrower, for the name beside them. */
export function viewerActions(hasSubtitle: boolean): string {
  return `flex items-center gap-1 max-tablet:gap-0 max-tablet:[&_button]:w-10 ${hasSubtitle ? 'tablet:row-span-2' : ''}`;
}
/** With a background, because neighbouring pages are behind them, if hardly visible. */
export const VIEWER_HEADER = `${BAR.top} border-b border-line bg-sheet`;
/** On a phone the buttons are a little narrower, so that all have room in a row. */
export const VIEWER_FOOTER = `${BAR.bottom} ${LOW_BAR} border-t border-line bg-sheet max-tablet:[&_button]:w-10`;

/** The scroll area of the page, and the element that positions the page in it. */
export const STAGE: Record<ViewMode, string> = {
  reading: 'overflow-auto overscroll-contain bg-line [scrollbar-gutter:stable]',
  presenting: 'overflow-auto bg-board select-none [scrollbar-width:none]',
};
export const HOLDER: Record<ViewMode, string> = {
  reading: 'grid min-h-full w-max min-w-full place-content-center px-8 py-6',
  presenting: 'grid min-h-full w-max min-w-full place-content-center',
};

/** The looks of the two bars, and the position of the one below the page. */
export interface Bars {
  top: string;
  bottom: string;
  bottomPlace: string;
}

/** The bars above and below the page: part of the window while reading, over the page while presenting. */
export function barStyle(mode: ViewMode | 'with-notes', areShown: boolean): Bars {
  if (mode === 'with-notes') {
    return { ...BAR, bottom: `${BAR.bottom} ${LOW_BAR} lowest:bg-board`, bottomPlace: ABOVE_NOTES };
  }
  if (mode === 'reading') {
    return { top: VIEWER_HEADER, bottom: VIEWER_FOOTER, bottomPlace: 'relative' };
  }
  const over = 'absolute inset-x-0 z-10';
  const seen = areShown ? 'pointer-events-auto' : 'pointer-events-none opacity-0';
  const looks = `bg-board/75 select-none transition-opacity duration-300 motion-reduce:transition-none ${seen}`;
  return {
    top: `${BAR.top} ${ONE_LINE_SUBTITLE} ${looks} ${over} top-0`,
    bottom: `${BAR.bottom} ${LOW_BAR} ${looks}`,
    bottomPlace: `${over} bottom-0 pointer-events-none`,
  };
}
