import { screen } from '@testing-library/react';
import type { School } from '#contract/schools.ts';
import { anAdministrator } from './a-session.ts';
import { renderSite } from './render-site.tsx';
import { serveApi } from './serve-api.ts';

/** Opens the list of schools as an administrator. */
export async function openSchools(schools: School[]) {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/schools', { schools });
  const site = await renderSite('/admin', { api });
  await screen.findByText(schools[0]?.domain ?? /No schools found/);
  return site;
}

export function aSchool(number: number, part: Partial<School> = {}): School {
  return {
    id: `6f1c2a34-0d3e-4b8a-9d35-${String(number).padStart(12, '0')}`,
    name: `School ${number}`,
    domain: `school-${number}.example`,
    contactName: null,
    contactEmail: null,
    subscriptionStatus: 'active',
    ...part,
  };
}
