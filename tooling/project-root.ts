import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(PROJECT_ROOT, 'dist');
/** A file in `dist/` with the fingerprint of the sources it was built from. */
export const FINGERPRINT_FILE = 'fingerprint';
