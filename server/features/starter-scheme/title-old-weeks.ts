import type { Deps } from '../../deps.ts';
import { hasUntitledWeeks } from './starter-scheme.queries.ts';

/**
 * After an upgrade from version 1.0: gives the years and weeks of the starter scheme their titles. Ends when that is
 * done.
 */
export async function titleOldWeeks({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    if (!(await hasUntitledWeeks(db))) return;
    // Every word of the scheme: loaded only where it is wanted.
    const { addMissingTitles } = await import('./starter-scheme.ts');
    const folders = await addMissingTitles(db);
    log.info({ folders }, 'years and weeks of the starter scheme have got their titles');
  } catch (error) {
    log.warn(
      { err: error },
      'years and weeks of the starter scheme get their titles at the next start',
    );
  }
}
