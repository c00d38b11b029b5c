import { config } from 'zod';

// The content security policy forbids making code from strings. Zod would try, and be reported.
config({ jitless: true });
