import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTeacher } from '../../../testing/a-session.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { serveApi } from '../../../testing/serve-api.ts';

test.each([
  [
    { name: 'Hilltop Primary', subscriptionStatus: 'inactive' },
    'We know your school as Hilltop Primary. It has no subscription at the moment.',
    '/faq?about=Hilltop+Primary#contact-support',
  ],
  [
    null,
    'We do not have a school with email addresses at orchard.example yet.',
    '/faq?about=orchard.example#contact-support',
  ],
])('below the overlay stands which school we know: %j', async (school, text, address) => {
  const api = await serveApi(aTeacher({ email: 'pip@orchard.example' }));
  api.answer('GET /api/library/tree', { years: [] });
  api.answer('GET /api/profile/school', { school });
  await renderSite('/teaching', { api });

  const overlay = await screen.findByRole('region', { name: 'Subscribe required' });
  const link = await within(overlay).findByRole('link', { name: 'Write to us about it' });
  expect(link.getAttribute('href')).toBe(address);
  expect(overlay.textContent).toContain(text);
  const sample = within(overlay).getByRole('link', { name: 'Try a whole week' });
  expect(sample.getAttribute('href')).toBe('/sample');
});
