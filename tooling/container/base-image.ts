import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';
import { CACHE, mustRun, podman, tryPodman } from './podman.ts';

const NPM = 'npm@10';

/**
 * The image that the Dockerfile begins with. Where no registry of images can be reached it is made from Debian's
 * packages and npm's package of Node, which the machine's own settings say how to get.
 */
export async function ensureBaseImage(): Promise<void> {
  const { name, node, debian } = await baseOfDockerfile();
  if ((await tryPodman('image', 'exists', name)).code === 0) return;
  if ((await tryPodman('pull', '--quiet', name)).code === 0) return;
  process.stdout.write(`Making ${name} from Debian's packages…\n`);
  const folder = await mkdtemp(join(CACHE, 'base-'));
  try {
    const root = join(folder, 'root');
    await installDebian(root, debian);
    await installNode(root, join(folder, 'packages'), node);
    await tellRegistry(root);
    const archive = join(folder, 'root.tar');
    await mustRun('tar', ['--create', '--file', archive, '--directory', root, '.']);
    await podman('import', '--quiet', archive, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function baseOfDockerfile(): Promise<{ name: string; node: string; debian: string }> {
  const text = await readFile(join(PROJECT_ROOT, 'Dockerfile'), 'utf8');
  const [, tag, node, debian] = /^FROM (node:(\d+)-(\w+)-slim)/m.exec(text) ?? [];
  if (!tag || !node || !debian) throw new Error('the Dockerfile begins with another image');
  return { name: `docker.io/library/${tag}`, node, debian };
}

async function installDebian(root: string, release: string): Promise<void> {
  const selection = ['Created-By: Packages', `Codename: ${release}`, 'Component: main'];
  const mirrors = await mustRun('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    ...selection,
  ]);
  // Without a mirror for this release, debootstrap uses the one it knows.
  const [mirror = ''] = mirrors.split('\n');
  await mustRun('debootstrap', ['--variant=minbase', release, root, mirror].filter(Boolean));
  await mustRun('chroot', [root, 'useradd', '--uid=1000', '--user-group', '--create-home', 'node']);
}

async function installNode(root: string, packages: string, version: string): Promise<void> {
  const node = `node-linux-${process.arch}`;
  await mkdir(packages);
  const quiet = ['--no-audit', '--no-fund', '--no-save', `--prefix=${packages}`];
  await mustRun('npm', ['install', ...quiet, `${node}@${version}`, NPM]);
  const modules = join(packages, 'node_modules');
  const local = join(root, 'usr/local');
  await copyFile(join(modules, node, 'bin/node'), join(local, 'bin/node'));
  await mkdir(join(local, 'lib/node_modules'), { recursive: true });
  await mustRun('cp', ['--archive', join(modules, 'npm'), join(local, 'lib/node_modules/npm')]);
  const link = '../lib/node_modules/npm/bin/npm-cli.js';
  await mustRun('ln', ['--symbolic', link, join(local, 'bin/npm')]);
}

/** So that `npm ci` of the Dockerfile gets packages from where this machine does. */
async function tellRegistry(root: string): Promise<void> {
  const lines = [`registry=${await npmSetting('registry')}`];
  const certificates = await npmSetting('cafile');
  if (certificates.startsWith('/')) {
    lines.push(`cafile=${certificates}`);
    await mkdir(dirname(join(root, certificates)), { recursive: true });
    await copyFile(certificates, join(root, certificates));
  }
  await mkdir(join(root, 'usr/local/etc'), { recursive: true });
  await writeFile(join(root, 'usr/local/etc/npmrc'), `${lines.join('\n')}\n`);
}

function npmSetting(name: string): Promise<string> {
  return mustRun('npm', ['config', 'get', name, '--loglevel=error']);
}
