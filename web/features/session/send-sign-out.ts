import type { CallOptions } from '../../api/call.ts';
import { callLater } from '../../api/call-later.ts';

export async function sendSignOut(options: CallOptions): Promise<void> {
  await callLater(async () => (await import('#contract/session.ts')).signOut, {}, options);
}
