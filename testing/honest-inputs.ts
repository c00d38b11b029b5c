/** A resource that has to exist for some of them. */
export const HONEST_PATH = 'Year 2/Week 1/Slides.pdf';
const TERM = { plan: 'standard', startsOn: '2026-09-01', endsOn: '2027-08-31' };
const SCHOOL = {
  name: 'School',
  domain: 'new.example',
  contactName: 'Ada',
  contactEmail: 'ada@new.example',
  subscriptionStatus: 'active',
  sharedDomainConfirmed: false,
  ...TERM,
  trust: 'Trust',
  reminders: true,
};
const ACCOUNT = { domain: 'active.example', password: 'secret password' };
const ID = { id: '00000000-0000-4000-8000-000000000000' };

const CREDENTIAL = { id: 'abc', clientDataJSON: 'abc' };
const MADE = { attestationObject: 'abc', transports: ['internal'] };
const USED = { authenticatorData: 'abc', signature: 'abc' };

/** For each call that has fields, a complete and honest input: only then is the hostile field what decides. */
export const HONEST: Record<string, Record<string, unknown>> = {
  'POST /api/sign-in/codes': { email: 'one@active.example' },
  'POST /api/sign-in/code': { email: 'one@active.example', code: '000000' },
  'POST /api/sign-in/organisation': ACCOUNT,
  'POST /api/sign-in/unconfirmed-account': { code: '000000' },
  'POST /api/sign-in/passkey': { credential: { ...CREDENTIAL, ...USED } },
  'POST /api/passkeys': { name: 'Laptop', credential: { ...CREDENTIAL, ...MADE } },
  'PATCH /api/passkeys/:id': { ...ID, name: 'Laptop' },
  'DELETE /api/passkeys/:id': ID,
  'PATCH /api/profile': { username: 'Ada', newsletter: true },
  'GET /api/library/folder': { bucket: 'learning', path: 'Year 2', offset: '0' },
  'GET /api/library/search': { term: 'slides' },
  'GET /api/sample/:name/pages': { name: 'Slides.pdf' },
  'GET /api/files/:bucket/:year/:week/:name/pages': {
    bucket: 'learning',
    year: 'Year 2',
    week: 'Week 1',
    name: 'Slides.pdf',
    purpose: 'view',
    expires: '1',
    signature: 'x',
  },
  'POST /api/library/links': { bucket: 'learning', path: HONEST_PATH, purpose: 'view' },
  'POST /api/library/week-links': {
    year: 'Year 2',
    week: 'Week 1',
    purpose: 'download',
    answers: false,
  },
  'POST /api/library/presented': { bucket: 'learning', path: HONEST_PATH },
  'POST /api/library/folders': { path: 'Year 3' },
  'PATCH /api/library/folders': { path: 'Year 9', name: 'Year 10' },
  'DELETE /api/library/folders': { path: 'Year 9' },
  'DELETE /api/library/resources': { bucket: 'learning', path: 'Year 2/Week 1/None.pdf' },
  'POST /api/favourites': { path: HONEST_PATH },
  'DELETE /api/favourites': { path: HONEST_PATH },
  'PUT /api/last-place': { path: HONEST_PATH, page: 1 },
  'POST /api/library/deletions/:id/restore': { ...ID, name: 'Week 1' },
  'DELETE /api/library/deletions/:id': ID,
  'POST /api/schools': SCHOOL,
  'PATCH /api/schools': { trust: 'None', count: 1, ...TERM, subscriptionStatus: 'active' },
  'POST /api/schools/import': { csv: 'Name,Domain', fingerprint: '0'.repeat(64) },
  'POST /api/schools/import/preview': { csv: 'Name,Domain' },
  'PUT /api/schools/:id': { ...ID, ...SCHOOL },
  'DELETE /api/schools/:id': ID,
  'GET /api/schools/:id/figures': ID,
  'GET /api/schools/:id/people': ID,
  'GET /api/schools/:id/ways': ID,
  'PUT /api/schools/:id/ways': {
    ...ID,
    onlyProvider: null,
    microsoftTenant: null,
    allowsPasskeys: true,
  },
  'DELETE /api/schools/:id/sessions': ID,
  'DELETE /api/people/:userId/sessions': { userId: ID.id },
  'POST /api/profile/deletion': { code: '000000' },
  'POST /api/addresses/data': { email: 'nobody@active.example' },
  'POST /api/addresses/erasure': { email: 'nobody@active.example' },
  'GET /api/people': { email: 'one@active.example' },
  'POST /api/people/:userId/data': { userId: ID.id },
  'POST /api/people/:userId/deletion': { userId: ID.id },
  'DELETE /api/people/:userId/deletion': { userId: ID.id },
  'DELETE /api/sessions/:id': ID,
  'POST /api/organisation-accounts': ACCOUNT,
  'PUT /api/organisation-accounts/password': ACCOUNT,
  'POST /api/setup/steps': { step: 'brand' },
  'POST /api/newsletter/leave': { token: 'x' },
  'POST /api/newsletters': { subject: 'News', text: 'Hello' },
  'POST /api/newsletters/:id/sendings': ID,
  'POST /api/support/messages': { name: 'Ada', email: 'ada@a.example', message: 'Hello' },
};
