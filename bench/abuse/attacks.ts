import { bodies } from './attacks/bodies.ts';
import { madeUpAddresses, mailFlood, oneAddress } from './attacks/codes.ts';
import { folders } from './attacks/folders.ts';
import { passwordFlood, wrongPasswords } from './attacks/passwords.ts';
import { pages } from './attacks/pages.ts';
import { paths } from './attacks/paths.ts';
import { slowSockets } from './attacks/slow-sockets.ts';
import { spaces } from './attacks/spaces.ts';
import { type Attack, flood } from './target.ts';

/** Named as on the command line and in the table. */
export const ATTACKS: Record<string, Attack> = {
  spaces,
  paths,
  pages,
  'one address': oneAddress,
  'wrong passwords': wrongPasswords,
  'made-up addresses': madeUpAddresses,
  'mail flood': mailFlood,
  'password flood': passwordFlood,
  folders,
  'slow sockets': slowSockets,
  bodies,
};

/** The cheapest requests, to see what the number of an attack's requests costs on this machine. */
export const HARMLESS = 'harmless';
export const harmless = flood(() => ({ method: 'GET', path: '/health/live' }));
