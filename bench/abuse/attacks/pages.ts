import { flood, networkHeader } from '../target.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Pages that the server has to render for each request: addresses with a query, and forms that are refused. */
export const pages = flood((n) => {
  const headers = networkHeader(n);
  if (n % 4 === 0)
    return { method: 'POST', path: '/login', headers: { ...headers, ...FORM }, body: 'email=no' };
  const path = [`/pricing?${n}`, `/faq?q=print${n}`, `/login?next=%2F${n}`][n % 3] ?? '/';
  return { method: 'GET', path, headers: { ...headers, accept: 'text/html' } };
});
