import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { processorMs } from '#testing/processor-time.ts';

const texts = {
  faq: await readFile('web/public/md/faq.md', 'utf8'),
  conversation: await readFile('web/public/md/conversation.md', 'utf8'),
};

test('the texts are read in many small steps, which leave less than half of the work for the last', async () => {
  const { knowledgeOf } = await loadAfresh();
  const wholeMs = await processorMs(() => knowledgeOf(texts), { runs: 1 });

  const { knowledgeSteps } = await loadAfresh();
  const steps = knowledgeSteps(texts);
  const phrasings = texts.conversation.split('\n').filter((line) => line.startsWith('- ')).length;
  for (let step = 0; step < phrasings; step += 1) steps.next();
  const lastMs = await processorMs(() => expect(steps.next().done).toBe(true), { runs: 1 });

  expect(phrasings).toBeGreaterThan(1000);
  expect(lastMs).toBeLessThan(wholeMs / 2);
});

/** Nothing that was read before is remembered. */
async function loadAfresh() {
  vi.resetModules();
  return import('./knowledge.ts');
}
