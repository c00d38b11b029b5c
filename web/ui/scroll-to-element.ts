/** A `ref` for elements that may appear outside the visible area, such as far down in a dialog on a low screen. */
export function scrollToElement(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
