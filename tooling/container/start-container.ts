import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { until } from '#testing/cluster/daemon.ts';
import { readCompose } from './compose.ts';
import { type Outcome, podman, tryPodman } from './podman.ts';

interface Settings {
  image: string;
  /** The name of the volume with its data. */
  volume: string;
  /** Where this machine reaches its pages. */
  port: number;
  metricsPort?: number;
  /** A mail server on this machine. */
  smtpUrl: string;
  /** Database and store on this machine, by the variables of compose.yaml; without them the volume has both. */
  services?: Record<string, string>;
}

export interface Container {
  url: string;
  /** Runs a program inside. */
  exec: (...command: string[]) => Promise<Outcome>;
  /** As `docker stop` and compose do; returns its exit code and how long it took. */
  stop: () => Promise<{ code: number; ms: number }>;
  log: () => Promise<string>;
}

const HEALTHY_WITHIN_MS = 90_000;
/** The address under which a container of slirp4netns finds the loopback addresses of this machine. */
const THIS_MACHINE = '10.0.2.2';
const LOOPBACK = /(?<=[/@])(127\.0\.0\.1|localhost)(?=:)/;
/** Ends a container whose test was killed. */
const LONGEST_SECONDS = 1800;
/** Lower than podman's own limits, which root may not set everywhere. */
const LIMITS = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
const METRICS_INSIDE = '9464';

/** A volume for this test alone. */
export async function aVolume(): Promise<string> {
  const name = await podman('volume', 'create');
  onTestFinished(async () => void (await podman('volume', 'rm', '--force', name)));
  return name;
}

/** Starts an image as compose.yaml does, and waits for its health check to pass. */
export async function startContainer(settings: Settings): Promise<Container> {
  const name = `orchard-${randomUUID()}`;
  onTestFinished(async () => void (await tryPodman('rm', '--force', '--time=0', name)));
  await podman('run', '--detach', `--name=${name}`, ...flags(settings), settings.image);
  await until('a healthy container', isHealthy, HEALTHY_WITHIN_MS).catch(async (error: unknown) => {
    throw new Error(await log(), { cause: error });
  });
  return { url: urlOf(settings), exec, stop, log };

  async function isHealthy(): Promise<boolean> {
    return (await tryPodman('healthcheck', 'run', name)).code === 0;
  }

  function exec(...command: string[]): Promise<Outcome> {
    return tryPodman('exec', name, ...command);
  }

  async function stop(): Promise<{ code: number; ms: number }> {
    const grace = Number.parseInt(readCompose().product.stop_grace_period, 10);
    const start = Date.now();
    await podman('stop', `--time=${grace}`, name);
    const ms = Date.now() - start;
    return { code: Number(await podman('inspect', '--format={{.State.ExitCode}}', name)), ms };
  }

  function log(): Promise<string> {
    return podman('logs', name);
  }
}

function flags(settings: Settings): string[] {
  const { product } = readCompose();
  const [, volumeInside = ''] = product.volumes[0]?.split(':') ?? [];
  const [, , portInside = ''] = product.ports[0]?.split(':') ?? [];
  const { port, metricsPort, volume } = settings;
  return [
    '--log-driver=k8s-file',
    '--network=slirp4netns:allow_host_loopback=true',
    ...LIMITS,
    `--timeout=${LONGEST_SECONDS}`,
    '--init',
    '--read-only',
    // As Docker does it: podman would add others that are writable.
    '--read-only-tmpfs=false',
    ...product.tmpfs.map((path) => `--tmpfs=${path}`),
    ...product.cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...product.security_opt.map((option) => `--security-opt=${option}`),
    `--volume=${volume}:${volumeInside}`,
    `--publish=127.0.0.1:${port}:${portInside}`,
    ...(metricsPort ? [`--publish=127.0.0.1:${metricsPort}:${METRICS_INSIDE}`] : []),
    ...Object.entries(environment(settings)).map(([name, value]) => `--env=${name}=${value}`),
  ];
}

/** The variables of compose.yaml, with the services of this machine. */
function environment(settings: Settings): Record<string, string> {
  const given = Object.entries(readCompose().product.environment);
  const services = Object.entries({ ...settings.services, SMTP_URL: settings.smtpUrl });
  return {
    ...Object.fromEntries(given.filter(([name]) => !/^(DATABASE|S3)_/.test(name))),
    PUBLIC_URL: urlOf(settings),
    ...Object.fromEntries(
      services.map(([name, value]) => [name, value.replace(LOOPBACK, THIS_MACHINE)]),
    ),
  };
}

function urlOf({ port }: Settings): string {
  return `http://localhost:${port}`;
}
