import type { Deps } from '../../deps.ts';
import { createCodeRequestLimits } from './code-request-limits.ts';
import { createCodeTryLimits } from './code-try-limits.ts';
import { createCodeTurns } from './code-turns.ts';
import type { CodeNeeds } from './codes.service.ts';
import { createVisitorFinder } from './visitor.ts';

/** Made once, so that every way that sends codes shares their limits and turns. */
export function createCodeNeeds(
  deps: Deps,
  settings: Pick<CodeNeeds, 'codeKey' | 'providers'>,
): CodeNeeds {
  const limits = { ...createCodeRequestLimits(deps), ...createCodeTryLimits(deps) };
  const describeVisitor = createVisitorFinder(deps.db);
  return { ...deps, ...settings, limits, takeTurn: createCodeTurns(deps), describeVisitor };
}
