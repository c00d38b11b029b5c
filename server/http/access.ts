import type { AppContext } from './context.ts';

/** Decides who may call, before anything of the request is read; gives who it is or throws. */
export type Guard<Caller> = (c: AppContext) => Caller | Promise<Caller>;

/** The guard of a call that is open to visitors. */
export function anyone(): void {}
