import { createTabChannel } from '../../ui/tab-channel.ts';

/** `changed`: ask the server who is signed in. `signed-out`: nobody is, without asking. */
export const sessionChannel = createTabChannel('session', ['changed', 'signed-out']);
