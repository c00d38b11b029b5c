import { join } from 'node:path';
import type { Config } from './config.ts';

interface Deployment {
  address: string;
  database: string;
  store: string;
  mail: string;
}

type DeploymentSettings = Pick<
  Config,
  'host' | 'port' | 'dataDir' | 'databaseUrl' | 's3' | 'smtpUrl'
>;

/** Where this copy listens and which parts it uses, without any password. */
export function describeDeployment(config: DeploymentSettings): Deployment {
  const { host, port, databaseUrl, smtpUrl } = config;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    database: databaseUrl ? `PostgreSQL at ${placeOf(databaseUrl)}` : 'embedded PostgreSQL',
    store: describeStore(config),
    mail: smtpUrl ? `mail server at ${placeOf(smtpUrl)}` : 'outbox',
  };
}

function describeStore({ s3, dataDir }: DeploymentSettings): string {
  if (!s3) return `folder ${join(dataDir, 'files')}`;
  return `bucket ${s3.bucket} at ${s3.endpoint ?? `Amazon S3, ${s3.region}`}`;
}

/** Host, port and path of a URL: what is left without its user, password and query. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/\/$/, '');
}
