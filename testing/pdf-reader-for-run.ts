import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundle-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled program that reads PDFs. */
    pdfReader: string;
  }
}

/** Bundles the program that reads PDFs once for the whole run, and again at a change. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let program = await provideReader();
  project.onTestsRerun(async () => {
    await program.remove();
    program = await provideReader();
  });
  return () => program.remove();

  async function provideReader() {
    const bundled = await bundleProgram('server/pdf/pdf-reader.program.ts');
    project.provide('pdfReader', bundled.file);
    return bundled;
  }
}
