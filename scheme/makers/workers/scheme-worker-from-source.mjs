// A thread does not take over how its parent reads TypeScript, so it asks for that itself.
import { register } from 'tsx/esm/api';

register();
await import('./scheme-worker.ts');
