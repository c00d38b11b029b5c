/** The style of an icon that can be pressed, as a button or as a link. */
export const iconButtonStyle =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-leaf-deep hover:bg-leaf-wash focus-visible:outline-offset-0 data-popup-open:bg-leaf-wash';
