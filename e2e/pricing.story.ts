import { BRAND } from '#contract/brand.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './product.ts';
import { expectNoOverflow, WIDTHS } from './widths.ts';

const COMPARISON = { name: 'Comparison of the three plans' };
const TEAM = 'mailto:team@spellingorchard.example';
const PRICE = `£${BRAND.pricePounds.toFixed(2)} per year`;
const ALL = ['Included', 'Included', 'Included'];

const ROWS = [
  ['Plan', 'Small Schools', 'One price, whole schoolStandard Schools', 'Multi-School / MATs'],
  ['For', 'Fewer than 100 pupils', 'Standard schools', 'Multiple schools or academy trusts'],
  ['Price', 'Contact Us', PRICE, 'Contact Us'],
  ['Discount', 'Available', 'Not available', 'Available'],
  ['Full access to all year groups', ...ALL],
  ['Weekly spelling resources and lesson materials', ...ALL],
  ['Printable worksheets and activities', ...ALL],
  ['Teaching slides', ...ALL],
  ['Regular updates and new resources', ...ALL],
  ['Email support', ...ALL],
  ['Unlimited users linked to the school domain', ...ALL],
  ['Access for multiple school domains', 'Not included', 'Not included', 'Included'],
  [
    'How to subscribe',
    'Contact Us about Small Schools',
    'Get Started',
    'Contact Us about Multi-School / MATs',
  ],
];

test('three plans are compared, in a table or in cards that say the same but never in both, and Get Started shows a notice', async ({
  page,
}) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', COMPARISON);
  const cards = page.getByRole('list', COMPARISON);
  await expect(table).toBeVisible();
  await expect(cards).toHaveCount(0);
  const rows = await table.locator('tr').evaluateAll(textsOfCells);
  expect(rows).toEqual(ROWS);

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const shown = width < 1024 ? cards : table;
    const other = width < 1024 ? table : cards;
    await expect(shown).toBeVisible();
    await expect(other).toHaveCount(0);
    for (const plan of ['Small Schools', 'Multi-School / MATs']) {
      const contact = page.getByRole('link', { name: `Contact Us about ${plan}` });
      await expect(contact).toHaveAttribute('href', TEAM);
    }
    await expectNoOverflow(page);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  const each = cards.locator('> li');
  await expect(each).toHaveCount(3);
  await expect(each.nth(0)).toContainText(/Small Schools.*Fewer than 100 pupils.*Contact Us/);
  await expect(each.nth(0)).toContainText('Discount available');
  await expect(each.nth(1)).toContainText(new RegExp(`Standard Schools.*${PRICE}`));
  await expect(each.nth(1)).toContainText('Discount not available');
  await expect(each.nth(2)).toContainText(/Multi-School \/ MATs.*Contact Us/);
  await expect(each.nth(2)).toContainText('Discount available');
  for (const feature of ROWS.slice(4, 11)) {
    await expect(each.getByText(feature[0] ?? '', { exact: true })).toHaveCount(3);
  }
  await expect(each.getByText('(Not included)')).toHaveCount(2);

  const more = page.getByRole('region', { name: 'Need more information?' });
  const contact = more.getByRole('link', { name: 'Contact Us', exact: true });
  await expect(contact).toHaveAttribute('href', TEAM);

  await page.getByRole('button', { name: 'Get Started' }).click();
  const notice = page.getByRole('status');
  await expect(notice).toHaveText('Subscription process is not implemented yet');
  await expect(page).toHaveURL('/pricing');
  await expectNoViolations(page);
});

function textsOfCells(rows: Element[]): (string | null)[][] {
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}
