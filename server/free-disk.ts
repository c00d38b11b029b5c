import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

export interface Disk {
  /** The folder that it is mounted for, as the documents call it. */
  folder: string;
  free: number;
  size: number;
}

/** Folders of DATA_DIR that may be on disks of their own: uploads and files, and the embedded database. */
export const DISK_FOLDERS = ['', 'files', 'postgres'] as const;

/** Undefined for a folder that is missing, or on the same disk as DATA_DIR itself. */
export async function readDisk(
  dataDir: string,
  name: (typeof DISK_FOLDERS)[number],
): Promise<Disk | undefined> {
  const path = join(dataDir, name);
  if (name !== '' && !(await isOtherDisk(path, dataDir))) return undefined;
  const { bavail, blocks, bsize } = await statfs(path);
  const folder = name === '' ? 'DATA_DIR' : `DATA_DIR/${name}`;
  return { folder, free: bavail * bsize, size: blocks * bsize };
}

/** Whether a write failed because the disk, or the quota of this user on it, is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

async function isOtherDisk(path: string, dataDir: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.dev !== (await stat(dataDir)).dev;
}
