/** The browser blocked the window to print from. */
export class PopUpBlockedError extends Error {
  override readonly name = 'PopUpBlockedError';
}
