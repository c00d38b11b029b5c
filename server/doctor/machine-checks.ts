import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { contentOf, readBlob } from '../files/blob-content.ts';
import { openExistingFileStore } from '../files/open-file-store.ts';
import { type Disk, DISK_FOLDERS, readDisk } from '../free-disk.ts';
import { verifyMailServer } from '../mail/smtp.ts';
import { findCjkFonts } from '../pdf/cjk-fonts.ts';
import { type Check, fault, type Finding, ok, warning } from './finding.ts';

const LITTLE = 0.1;
const TOO_LITTLE = 0.05;
const GIGABYTE = 1_000_000_000;
const RECOMMENDED_NODE = 22;

/** Node, the disk, the file store, the fonts and the mail server. */
export function machineChecks(config: Config, mailTo: string | undefined): Check[] {
  const store = config.s3
    ? 'Is the store running, and are S3_ENDPOINT, S3_BUCKET and the key right?'
    : 'Does DATA_DIR/files belong to the user of the product, and is the disk mounted and sound?';
  return [
    {
      part: 'Node',
      run: async () => [checkNode(process.version, config.s3 !== undefined)],
      remedy: '',
    },
    { part: 'Disk', run: () => checkDisks(config), remedy: 'Is DATA_DIR right?' },
    { part: 'File store', run: () => checkStore(config), remedy: store },
    { part: 'Fonts', run: async () => [checkFonts(findCjkFonts())], remedy: '' },
    {
      part: 'Mail',
      run: () => checkMail(config, mailTo),
      remedy:
        'Is SMTP_URL right: host, port, user and password? Does a firewall keep this machine from it?',
    },
  ];
}

/** An older version that the product supports is no warning: the doctor would never exit with 0. */
export function checkNode(version: string, usesS3: boolean): Finding {
  const isOld = Number(/^v(\d+)/.exec(version)?.[1]) < RECOMMENDED_NODE;
  const reason = usesS3 ? ' before the S3 library ends its support for older ones' : '';
  const advice = isOld ? ` Plan for version ${RECOMMENDED_NODE}${reason}.` : '';
  return ok('Node', `Version ${version}.${advice}`);
}

/** No warning either: most libraries have no such letters. */
export function checkFonts([family]: string[]): Finding {
  if (family !== undefined) {
    return ok('Fonts', `Chinese, Japanese and Korean without a font in the PDF: ${family}.`);
  }
  const sentence =
    'None for Chinese, Japanese and Korean: where a PDF brings no font, such letters are drawn as boxes.';
  return ok('Fonts', `${sentence} Debian has one in fonts-droid-fallback.`);
}

async function checkDisks({ dataDir }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of DISK_FOLDERS) {
    const disk = await readDisk(dataDir, name);
    if (disk) findings.push(checkDisk(disk, join(dataDir, name)));
  }
  return findings;
}

function checkDisk({ folder, free, size }: Disk, path: string): Finding {
  const share = free / size;
  const room = `${(free / GIGABYTE).toFixed(1)} GB (${Math.round(share * 100)} %)`;
  const sentence = `${room} are free where ${folder} is.`;
  if (share >= LITTLE) return ok('Disk', sentence);
  const remedy = `Enlarge the disk or remove what does not belong there: \`du -xh --max-depth=2 ${path}\`.`;
  return (share < TOO_LITTLE ? fault : warning)('Disk', sentence, remedy);
}

/** Writes, reads and deletes a blob of its own. */
async function checkStore(config: Config): Promise<Finding[]> {
  const part = 'File store';
  const owner = await foreignOwner(config);
  if (owner !== undefined) {
    const sentence = 'It was not written to: root would leave folders that the product cannot use.';
    return [warning(part, sentence, `Run this as the user of the product (${owner}).`)];
  }
  const store = await openExistingFileStore(config);
  const content = Buffer.from(`doctor ${new Date().toISOString()}`);
  const { blob } = await store.put(contentOf(content));
  const read = await readBlob(store, blob).finally(() => store.delete(blob));
  if (!read?.equals(content)) {
    return [fault(part, 'What is written is not what is read.', 'Check the disk or the store.')];
  }
  if ((await store.sizeOf(blob)) !== undefined) {
    return [fault(part, 'What is deleted stays.', 'Allow the key to delete objects.')];
  }
  return [ok(part, 'It takes, gives and deletes a file.')];
}

/** The number of the user that DATA_DIR belongs to, when this is root and that is not. */
async function foreignOwner({ s3, dataDir }: Config): Promise<number | undefined> {
  if (s3 || process.getuid?.() !== 0) return undefined;
  const { uid } = await stat(dataDir);
  return uid === 0 ? undefined : uid;
}

async function checkMail(
  { smtpUrl, mailFrom }: Config,
  to: string | undefined,
): Promise<Finding[]> {
  if (!smtpUrl) return [ok('Mail', 'It is kept in the outbox.')];
  await verifyMailServer(smtpUrl, mailFrom, to);
  const sentence = to
    ? `A message to ${to} was accepted: did it arrive?`
    : 'The server lets us in.';
  return [ok('Mail', sentence)];
}
