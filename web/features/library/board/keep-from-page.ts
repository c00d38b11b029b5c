/** Neither a tap nor a swipe on this element, which is over the page, turns the page. */
export function keepFromPage(element: HTMLElement, signal: AbortSignal): void {
  for (const type of ['click', 'touchstart', 'touchend'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  }
}
