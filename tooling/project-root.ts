import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(PROJECT_ROOT, 'dist');
/** In `dist/`: says of which sources it was built. */
export const FINGERPRINT_FILE = 'fingerprint';
