import { loadCode } from './load-code.ts';
import { NetworkError } from './network-error.ts';

/**
 * Posts nothing and returns the answer unchecked. For a page that asks before it is used: `call` would have it load
 * zod and the contract. A refusal loads them.
 */
export async function postUnchecked(route: string): Promise<unknown> {
  const response = await send(route);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const { refusalOf } = await loadCode(() => import('./refusal.ts'));
  throw refusalOf({ status: response.status, body });
}

async function send(route: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  try {
    return await fetch(route, { method: 'POST', headers, body: '{}' });
  } catch (error) {
    throw new NetworkError(error);
  }
}
