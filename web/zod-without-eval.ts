import { config } from 'zod';

// The content security policy forbids eval. Zod would try it and cause a violation report.
config({ jitless: true });
