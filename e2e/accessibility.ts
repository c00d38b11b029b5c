import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

export async function expectNoViolations(page: Page): Promise<void> {
  // The guards that keep the focus inside a menu are not for readers.
  const axe = new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    // Half the time: all frames are ours, so none needs a page of its own, and only what is wrong is listed.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
