import { bodies } from './attacks/bodies.ts';
import { madeUpAddresses, mailFlood, oneAddress } from './attacks/codes.ts';
import { folders } from './attacks/folders.ts';
import { passwordFlood, wrongPasswords } from './attacks/passwords.ts';
import { paths } from './attacks/paths.ts';
import { slowSockets } from './attacks/slow-sockets.ts';
import { spaces } from './attacks/spaces.ts';
import { type Attack, flood } from './target.ts';

/** By the name they go by on the command line and in the table. */
export const ATTACKS: Record<string, Attack> = {
  spaces,
  paths,
  'one address': oneAddress,
  'wrong passwords': wrongPasswords,
  'made-up addresses': madeUpAddresses,
  'mail flood': mailFlood,
  'password flood': passwordFlood,
  folders,
  'slow sockets': slowSockets,
  bodies,
};

/** As many requests as an attack made, of the cheapest kind: what the machine alone costs. */
export const HARMLESS = 'harmless';
export const harmless = flood(() => ({ method: 'GET', path: '/health/live' }));
