import * as z from 'zod/mini';
import { refuseValue } from '#contract/refuse-value.ts';
import { emailDomain } from '#contract/email.ts';
import { oneLine } from '#contract/one-line.ts';
import { providerId } from '#contract/sign-in-ways.ts';
import { text } from '#contract/text.ts';
import { toEndpoint } from './config-values.ts';
import type { ProviderSettings } from './features/providers/provider-settings.ts';
import { isLoopback } from './http/loopback.ts';

const short = text(256);
const long = text(4096);
const NAME_CHARACTERS = 40;
/** Any school or business with Microsoft 365, but no private accounts. */
const EVERY_TENANT = 'organizations';
const TENANT = /^(?!(?:common|consumers)$)[a-z0-9.-]+$/i;
const TAKEN: ReadonlySet<string> = new Set(['google', 'microsoft', 'other']);

export const providerExpectations = {
  GOOGLE_CLIENT_ID: 'the client ID that the Google Cloud console shows',
  GOOGLE_CLIENT_SECRET: 'the secret of that client',
  MICROSOFT_CLIENT_ID: 'the application (client) ID that Microsoft Entra shows',
  MICROSOFT_CLIENT_SECRET: 'the value of a client secret of that application',
  MICROSOFT_TENANT:
    'the ID of a tenant, or "organizations" for all of them; never "common" or "consumers", which let in private accounts',
  OIDC_NAME: `the name of another provider, for its button, in at most ${NAME_CHARACTERS} characters`,
  OIDC_ISSUER: 'the issuer address of that provider, such as https://login.trust.example',
  OIDC_CLIENT_ID: 'the client ID that the provider gave',
  OIDC_CLIENT_SECRET: 'the secret of that client',
  OIDC_DOMAINS: 'the domains that the provider speaks for, with commas between them',
  OIDC_PROVIDERS:
    'short names of more providers, of small letters and digits, each once, with commas between them',
} as const;

/** What is set for each provider other than Google and Microsoft. */
export const otherProvider = {
  NAME: oneLine(NAME_CHARACTERS),
  ISSUER: z.pipe(long, z.transform(toIssuer)),
  CLIENT_ID: short,
  CLIENT_SECRET: long,
  DOMAINS: z.optional(z.pipe(long, z.transform(toDomains))),
};

export const providerVariables = {
  GOOGLE_CLIENT_ID: z.optional(short),
  GOOGLE_CLIENT_SECRET: z.optional(long),
  MICROSOFT_CLIENT_ID: z.optional(short),
  MICROSOFT_CLIENT_SECRET: z.optional(long),
  MICROSOFT_TENANT: z._default(short.check(z.regex(TENANT)), EVERY_TENANT),
  OIDC_NAME: z.optional(otherProvider.NAME),
  OIDC_ISSUER: z.optional(otherProvider.ISSUER),
  OIDC_CLIENT_ID: z.optional(otherProvider.CLIENT_ID),
  OIDC_CLIENT_SECRET: z.optional(otherProvider.CLIENT_SECRET),
  OIDC_DOMAINS: otherProvider.DOMAINS,
  OIDC_PROVIDERS: z.optional(z.pipe(long, z.transform(toProviderNames))),
} satisfies Record<keyof typeof providerExpectations, z.ZodMiniType>;

type Variable = keyof typeof providerExpectations;

interface ProviderGroup {
  name: string;
  required: readonly Variable[];
  optional: readonly Variable[];
}

/** With one variable of a group the required ones must be there. */
export const PROVIDER_GROUPS: readonly ProviderGroup[] = [
  {
    name: 'for Google',
    required: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    optional: [],
  },
  {
    name: 'for Microsoft',
    required: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    optional: ['MICROSOFT_TENANT'],
  },
  {
    name: 'for another provider',
    required: ['OIDC_NAME', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    optional: ['OIDC_DOMAINS'],
  },
];

type Values = { [Name in Variable]?: z.output<(typeof providerVariables)[Name]> | undefined };

export function toProviders(values: Values): ProviderSettings[] {
  const providers = [
    {
      id: 'google' as const,
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
      domains: [],
    },
    {
      id: 'microsoft' as const,
      name: 'Microsoft',
      issuer: `https://login.microsoftonline.com/${values.MICROSOFT_TENANT}/v2.0`,
      clientId: values.MICROSOFT_CLIENT_ID,
      clientSecret: values.MICROSOFT_CLIENT_SECRET,
      domains: [],
    },
    {
      id: 'other' as const,
      name: values.OIDC_NAME ?? '',
      issuer: values.OIDC_ISSUER ?? '',
      clientId: values.OIDC_CLIENT_ID,
      clientSecret: values.OIDC_CLIENT_SECRET,
      domains: values.OIDC_DOMAINS ?? [],
    },
  ];
  return providers.flatMap(({ clientId, clientSecret, ...rest }) =>
    clientId && clientSecret ? [{ ...rest, clientId, clientSecret }] : [],
  );
}

/**
 * Codes and tokens pass between us and the issuer, so it has HTTPS unless it is on this machine. Kept as it was given,
 * because it must equal the issuer that the provider publishes, also in a slash at its end.
 */
function toIssuer(value: string, context: z.core.ParsePayload): string {
  const endpoint = toEndpoint(value, context);
  if (endpoint === z.NEVER) return z.NEVER;
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || isLoopback(hostname)) return value;
  return refuseValue(context);
}

function toDomains(value: string, context: z.core.ParsePayload): string[] {
  const parts = value.split(',').filter((part) => part.trim() !== '');
  const domains = parts.map((part) => emailDomain.safeParse(part.trim()).data);
  if (domains.includes(undefined)) return refuseValue(context);
  return domains.filter((domain) => domain !== undefined);
}

function toProviderNames(value: string, context: z.core.ParsePayload): string[] {
  const names = value.split(',').map((name) => name.trim());
  const isRight = names.every((name) => providerId.safeParse(name).success && !TAKEN.has(name));
  if (!isRight || new Set(names).size < names.length) return refuseValue(context);
  return names;
}
