/** The style of the buttons that open and close the phone menu. */
export const phoneMenuButtonStyle =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full text-leaf-deep hover:bg-leaf-wash';
