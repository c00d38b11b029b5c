import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { BRAND } from '#contract/brand.ts';
import { text } from '#contract/text.ts';
import { readNamedProviders } from './config-named-providers.ts';
import {
  PROVIDER_GROUPS,
  providerExpectations,
  providerVariables,
  toProviders,
} from './config-providers.ts';
import {
  explainMistake,
  type Sender,
  toEmails,
  toEndpoint,
  toOrigin,
  toProxyCount,
  toSender,
} from './config-values.ts';
import { DEFAULT_CONNECTIONS } from './db/database.ts';
import type { ProviderSettings } from './features/providers/provider-settings.ts';
import type { S3Settings } from './files/s3-client.ts';
import { isLoopback } from './http/loopback.ts';
import { SHORTEST_SECRET } from './secret.ts';
import { SettingsError } from './start-error.ts';

export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** The most connections to the database at once. */
  databaseConnections: number;
  /** Undefined means files in the data directory. */
  s3: S3Settings | undefined;
  /** Undefined means the outbox. */
  smtpUrl: string | undefined;
  mailFrom: Sender;
  /** Undefined means one generated into the data directory. */
  secret: string | undefined;
  /** How many of our own proxies a request passes through before it gets here. */
  trustedProxies: number;
  /** Made administrators at every start. */
  adminEmails: string[];
  /** Whether administrators need a passkey; always in production. */
  adminPasskeys: boolean;
  /** OpenID Connect providers that people may sign in through. */
  providers: ProviderSettings[];
  /** Whether a demo is filled with the starter scheme. */
  starterScheme: boolean;
  /** Whether browsers are told to use HTTPS for every host below this one as well. */
  hstsSubdomains: boolean;
  logLevel: z.infer<typeof logLevels>;
  /** Where monitoring asks; undefined means nowhere. */
  metrics: { host: string; port: number } | undefined;
}

const logLevels = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

const expectations = {
  NODE_ENV: '"production", "development" or "test"',
  HOST: 'a host name or address to listen on, such as localhost or 0.0.0.0',
  PORT: 'a whole number from 1 to 65535',
  PUBLIC_URL: 'the address teachers type, such as https://spelling.example, without a path',
  DATA_DIR: 'a directory for the embedded database, the files and the outbox',
  DATABASE_URL:
    'a PostgreSQL address such as postgres://user:password@host:5432/name; @, / and # in the password are %40, %2F and %23',
  DATABASE_CONNECTIONS: 'a whole number from 2 to 500',
  S3_BUCKET: 'the name of a bucket, such as spelling-orchard',
  S3_ENDPOINT: 'the address of an S3-compatible store, such as https://s3.store.example',
  S3_PUBLIC_ENDPOINT: 'the address under which browsers reach the store; https where PUBLIC_URL is',
  S3_REGION: 'a region such as eu-west-2',
  S3_PATH_STYLE: '"on" (store.example/bucket) or "off" (bucket.store.example)',
  S3_ACCESS_KEY_ID: 'the name of a key to the store',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  SMTP_URL: 'a mail server such as smtp://user:password@host:587 or smtps://host',
  MAIL_FROM: `a sender such as ${BRAND.name} <no-reply@spelling.example>`,
  SECRET: `at least ${SHORTEST_SECRET} characters that nobody can guess`,
  TRUST_PROXY: 'the number of proxies in front, such as 1; nothing or 0 when there is none',
  ADMIN_EMAILS: 'e-mail addresses with commas between them',
  STARTER_SCHEME: '"on" or "off"',
  HSTS_SUBDOMAINS: '"on" or "off"',
  LOG_LEVEL: `one of ${logLevels.options.join(', ')}`,
  METRICS_HOST: 'a host name or address on which monitoring may ask, such as localhost or 0.0.0.0',
  METRICS_PORT: 'a whole number from 1 to 65535, other than PORT',
  ADMIN_PASSKEYS: '"on" or "off"; always on in production',
  ...providerExpectations,
} as const;

type Variable = keyof typeof expectations;

/** Longer than any real name, address or key; only lists and URLs need more. */
const short = text(256);
const long = text(4096);
const port = wholeNumber(1, 65_535);

const environment = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  HOST: z._default(short.check(z.regex(/^\S+$/)), 'localhost'),
  PORT: z._default(port, 3000),
  PUBLIC_URL: z.optional(z.pipe(short, z.transform(toOrigin))),
  DATA_DIR: z._default(long, 'data'),
  DATABASE_URL: z.optional(z.pipe(long, z.url({ protocol: /^postgres(ql)?$/ }))),
  DATABASE_CONNECTIONS: z._default(wholeNumber(2, 500), DEFAULT_CONNECTIONS),
  S3_BUCKET: z.optional(short.check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_ENDPOINT: z.optional(z.pipe(long, z.transform(toEndpoint))),
  S3_PUBLIC_ENDPOINT: z.optional(z.pipe(long, z.transform(toEndpoint))),
  S3_REGION: z._default(short.check(z.regex(/^[a-z0-9-]+$/)), 'us-east-1'),
  S3_PATH_STYLE: z.optional(z.enum(['on', 'off'])),
  S3_ACCESS_KEY_ID: z.optional(long),
  S3_SECRET_ACCESS_KEY: z.optional(long),
  SMTP_URL: z.optional(z.pipe(long, z.url({ protocol: /^smtps?$/ }))),
  MAIL_FROM: z.optional(z.pipe(text(512), z.transform(toSender))),
  SECRET: z.optional(long.check(z.minLength(SHORTEST_SECRET))),
  TRUST_PROXY: z.optional(z.pipe(short, z.transform(toProxyCount))),
  ADMIN_EMAILS: z.optional(z.pipe(text(65_536), z.transform(toEmails))),
  STARTER_SCHEME: z._default(z.enum(['on', 'off']), 'on'),
  HSTS_SUBDOMAINS: z._default(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: z._default(logLevels, 'info'),
  METRICS_HOST: z._default(short.check(z.regex(/^\S+$/)), 'localhost'),
  METRICS_PORT: z.optional(port),
  ADMIN_PASSKEYS: z._default(z.enum(['on', 'off']), 'off'),
  ...providerVariables,
} satisfies Record<Variable, z.ZodMiniType>);

/** What can be set, by name. */
export const VARIABLES = z.keyof(environment).options;

type Values = z.infer<typeof environment>;

const OUTBOX_EXPOSED =
  'SMTP_URL is required where HOST is not a loopback address, because the outbox would show every sign-in code to the network: set SMTP_URL to a mail server, or HOST to localhost';
const REQUIRED_IN_PRODUCTION = ['PUBLIC_URL', 'SMTP_URL', 'SECRET'] as const;
const REQUIRED_FOR_S3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Reads the environment; a wrong one is refused with every mistake named at once. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  const mistakes = parsed.success ? [] : parsed.error.issues.map((issue) => mistake(issue));
  if (given['NODE_ENV'] === 'production') require(REQUIRED_IN_PRODUCTION, 'in production');
  if (Object.keys(given).some((name) => name.startsWith('S3_'))) {
    require(REQUIRED_FOR_S3, 'for an S3 store');
  }
  for (const { name, required, optional } of PROVIDER_GROUPS) {
    if ([...required, ...optional].some((each) => given[each])) require(required, name);
  }
  const named = readNamedProviders(given);
  mistakes.push(...named.mistakes);
  if (isOutboxExposed(given)) mistakes.push(OUTBOX_EXPOSED);
  if (parsed.success && isDowngrade(parsed.data)) mistakes.push(expected('S3_PUBLIC_ENDPOINT'));
  if (parsed.success && parsed.data.METRICS_PORT === parsed.data.PORT) {
    mistakes.push(expected('METRICS_PORT'));
  }
  if (!parsed.success || mistakes.length > 0) {
    const list = mistakes.filter(isFirstOfVariable).map((text) => `  - ${text}`);
    throw new SettingsError(`The configuration is wrong:\n${list.join('\n')}`);
  }
  const values = parsed.data;
  return {
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    s3: toS3(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? { name: BRAND.name, address: BRAND.senderEmail },
    secret: values.SECRET,
    trustedProxies: values.TRUST_PROXY ?? 0,
    adminEmails: values.ADMIN_EMAILS ?? [],
    adminPasskeys: values.NODE_ENV === 'production' || values.ADMIN_PASSKEYS === 'on',
    providers: [...toProviders(values), ...named.providers],
    starterScheme: values.STARTER_SCHEME === 'on',
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'on',
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT
      ? { host: values.METRICS_HOST, port: values.METRICS_PORT }
      : undefined,
  };

  function require(names: readonly Variable[], when: string): void {
    const missing = names.filter((name) => !given[name]);
    mistakes.push(...missing.map((name) => `${name} is required ${when}: ${expectations[name]}`));
  }
}

/** A value can be wrong in several ways; one sentence that begins with its variable is enough. */
function isFirstOfVariable(mistake: string, at: number, all: string[]): boolean {
  const variable = mistake.slice(0, mistake.indexOf(' ') + 1);
  return all.findIndex((other) => other.startsWith(variable)) === at;
}

/** Without a mail server the outbox shows every sign-in code to whoever can reach it. */
function isOutboxExposed({ HOST, SMTP_URL, NODE_ENV }: Record<string, unknown>): boolean {
  const isMailed = SMTP_URL !== undefined || NODE_ENV === 'production';
  return !isMailed && typeof HOST === 'string' && !isLoopback(HOST);
}

function mistake(issue: z.core.$ZodIssue): string {
  const name = z.keyof(environment).parse(issue.path[0]);
  return explainMistake(issue, name, expectations[name]);
}

function expected(name: Variable): string {
  return `${name} must be ${expectations[name]}`;
}

/** A browser does not follow a secure page's link to an address that is not. */
function isDowngrade({ PUBLIC_URL, S3_PUBLIC_ENDPOINT }: Values): boolean {
  return (
    PUBLIC_URL?.startsWith('https:') === true && S3_PUBLIC_ENDPOINT?.startsWith('http:') === true
  );
}

function toS3(values: Values): S3Settings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: values.S3_ENDPOINT,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT,
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    // Amazon wants the bucket in the host name; most others have no host name for each bucket.
    pathStyle: values.S3_PATH_STYLE ? values.S3_PATH_STYLE === 'on' : Boolean(values.S3_ENDPOINT),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function wholeNumber(least: number, most: number) {
  return z.pipe(
    z.pipe(short.check(z.regex(/^\d+$/)), z.transform(Number)),
    z.number().check(z.minimum(least), z.maximum(most)),
  );
}
