import { createTabChannel } from '../../../ui/tab-channel.ts';

export const favouritesChannel = createTabChannel('favourites', ['changed']);
