import type { ServerSide } from '#contract/page-rendering.ts';

let find: () => ServerSide | undefined = () => undefined;

/** Sets the function that finds what belongs to the request being rendered. Only the server calls it. */
export function setServerSide(findServerSide: () => ServerSide | undefined): void {
  find = findServerSide;
}

/** Undefined in the browser. */
export function serverSide(): ServerSide | undefined {
  return find();
}
