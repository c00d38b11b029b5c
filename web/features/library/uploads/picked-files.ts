import { inNaturalOrder } from '#contract/library-path.ts';

/** A file as the browser gave it, with the folders it was in, the outermost first. */
export interface PickedFile {
  file: File;
  folders: string[];
}

export function filesOfInput(files: Iterable<File>): PickedFile[] {
  return [...files].map((file) => ({
    file,
    folders: file.webkitRelativePath.split('/').slice(0, -1),
  }));
}

/** The dropped files, including those in dropped folders. Must be called while the drop event is handled. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<PickedFile[]> {
  // Entries are cleared after the event, so all are collected before the first is read.
  const entries = [...items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  if (entries.length === 0) return filesOfInput(files);
  const picked = await Promise.all(entries.map((entry) => filesIn(entry, [])));
  return picked.flat().toSorted((one, other) => inNaturalOrder(pathOf(one), pathOf(other)));
}

async function filesIn(entry: FileSystemEntry, folders: string[]): Promise<PickedFile[]> {
  if (isFile(entry)) return [{ file: await fileOf(entry), folders }];
  if (!isFolder(entry)) return [];
  const inside = await entriesIn(entry);
  const picked = await Promise.all(inside.map((each) => filesIn(each, [...folders, entry.name])));
  return picked.flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** Browsers return up to a hundred entries at a time, and an empty list at the end. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The path of the file with its folders. */
export function pathOf({ file, folders }: PickedFile): string {
  return [...folders, file.name].join('/');
}
