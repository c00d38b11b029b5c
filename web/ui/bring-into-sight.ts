/** As the `ref` of what appears where it may be out of sight, such as far down in a dialog on a low screen. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
