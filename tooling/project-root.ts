import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(PROJECT_ROOT, 'dist');
/** Written last by a build: it says that `dist/` is whole, and of which sources. */
export const FINGERPRINT_FILE = join(DIST, 'fingerprint');
