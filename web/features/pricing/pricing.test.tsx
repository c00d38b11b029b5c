import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pricingCopy } from '../../copy/pricing.ts';
import { renderSite } from '../../testing/render-site.tsx';

const PLANS = ['Small Schools', 'Standard Schools', 'Multi-School / MATs'];
const IN_ALL_PLANS = [
  'Full access to all year groups',
  'Weekly spelling resources and lesson materials',
  'Printable worksheets and activities',
  'Teaching slides',
  'Regular updates and new resources',
  'Email support',
  'Unlimited users linked to the school domain',
];
const TEAM = 'mailto:team@spellingorchard.example';

test('three plans are compared', async () => {
  const table = await openTable();

  const [corner, ...columns] = within(table).getAllByRole('columnheader');
  expect(corner?.textContent).toBe('Plan');
  expect(columns.map((column) => column.textContent)).toEqual([
    'Small Schools',
    'One price, whole schoolStandard Schools',
    'Multi-School / MATs',
  ]);
});

test.each([
  ['For', ['Fewer than 100 pupils', 'Standard schools', 'Multiple schools or academy trusts']],
  ['Price', ['Contact Us', `${pricingCopy.price.amount} per year`, 'Contact Us']],
  ['Discount', ['Available', 'Not available', 'Available']],
  ...IN_ALL_PLANS.map((feature): [string, string[]] => [
    feature,
    ['Included', 'Included', 'Included'],
  ]),
  ['Access for multiple school domains', ['Not included', 'Not included', 'Included']],
])('the row %s says %j', async (name, cells) => {
  const table = await openTable();

  const row = within(table).getByRole('rowheader', { name }).closest('tr');

  const texts = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(texts).toEqual(cells);
});

test('Contact Us opens a mail to the team', async () => {
  const table = await openTable();

  for (const plan of ['Small Schools', 'Multi-School / MATs']) {
    const link = within(table).getByRole('link', { name: `Contact Us about ${plan}` });
    expect(link.getAttribute('href')).toBe(TEAM);
  }
});

test('Get Started only shows a notice', async () => {
  const table = await openTable();

  await userEvent.click(within(table).getByRole('button', { name: 'Get Started' }));

  const notice = await screen.findByRole('status');
  expect(notice.textContent).toBe('Subscription process is not implemented yet');
  expect(notice.className.split(' ')).toContain('bg-stone');
});

test('the standard plan alone is highlighted, in the table and among the cards', async () => {
  const table = await openTable();
  const columns = within(table).getAllByRole('columnheader').slice(1);
  const cards = screen.getByRole('list', { name: 'Comparison of the three plans' }).children;

  for (const plans of [columns, [...cards]]) {
    expect(plans.map(isHighlighted)).toEqual([false, true, false]);
    expect(plans.map((plan) => plan.textContent.includes('One price, whole school'))).toEqual([
      false,
      true,
      false,
    ]);
  }
});

test('a visitor who needs more information can contact the team', async () => {
  await renderSite('/pricing');
  const section = screen.getByRole('region', { name: 'Need more information?' });

  const link = within(section).getByRole('link', { name: 'Contact Us' });

  expect(link.getAttribute('href')).toBe(TEAM);
  expect(section.textContent).toContain('To subscribe, tell us');
  const sample = within(section).getByRole('link', { name: 'look through a whole week' });
  expect(sample.getAttribute('href')).toBe('/sample');
  const trial = within(section).getByRole('link', { name: 'free trial' });
  expect(trial.getAttribute('href')).toBe('/faq#faq-is-there-a-free-trial');
  const form = within(section).getByRole('link', { name: 'contact form' });
  expect(form.getAttribute('href')).toBe('/faq#contact-support');
});

test('on a phone each plan is a card with all that the table says', async () => {
  await renderSite('/pricing');
  const cards = screen.getByRole('list', { name: 'Comparison of the three plans' });

  const names = within(cards).getAllByRole('heading', { level: 2 });
  expect(names.map((name) => name.textContent)).toEqual(PLANS);
  for (const feature of IN_ALL_PLANS) expect(within(cards).getAllByText(feature)).toHaveLength(3);
  const domains = within(cards).getAllByText(/^Access for multiple school domains/);
  expect(domains.map((each) => each.textContent)).toEqual([
    'Access for multiple school domains (Not included)',
    'Access for multiple school domains (Not included)',
    'Access for multiple school domains',
  ]);
  expect(within(cards).getByText(pricingCopy.price.amount)).toBeTruthy();
  expect(within(cards).getAllByText('Discount available')).toHaveLength(2);
  expect(within(cards).getAllByText('Discount not available')).toHaveLength(1);
});

async function openTable(): Promise<HTMLElement> {
  await renderSite('/pricing');
  return screen.getByRole('table', { name: 'Comparison of the three plans' });
}

/** Green, itself or its head. */
function isHighlighted(plan: Element): boolean {
  return plan.matches('.bg-leaf-deep, :has(.bg-leaf-deep)');
}
