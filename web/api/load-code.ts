import { NetworkError } from './network-error.ts';

/** Loads code that a page needs later. Without a connection it fails as a call does. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new NetworkError(error);
  }
}
