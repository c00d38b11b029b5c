import { z } from 'zod';

export const subscriptionStatus = z.enum(['active', 'inactive', 'trial', 'pending']);

export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;
