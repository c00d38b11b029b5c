import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for work that several test files of one run share. */
    runFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let folder = await provideFolder();
  // Sources have changed.
  project.onTestsRerun(async () => {
    await remove();
    folder = await provideFolder();
  });
  return remove;

  async function provideFolder() {
    const made = await mkdtemp(join(tmpdir(), 'orchard-run-'));
    project.provide('runFolder', made);
    return made;
  }

  function remove(): Promise<void> {
    return rm(folder, { recursive: true, force: true });
  }
}
