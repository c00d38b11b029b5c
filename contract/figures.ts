import { z } from 'zod';

const usageKind = z.enum(['sign-in', 'presented', 'download', 'print']);

export type UsageKind = z.infer<typeof usageKind>;
