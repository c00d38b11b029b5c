import { expect, test } from 'vitest';
import { WHOLE_LIST } from './select-schools.ts';
import { orderValue, readView, writeView } from './view-in-address.ts';

test('an address without a query asks for the whole list', () => {
  expect(read('')).toEqual({ view: WHOLE_LIST, page: 1 });
});

test('the address has every filter, the order and the page', () => {
  const query =
    'find=st+marys&status=trial&plan=small&trust=A+Trust&ends=30&sort=endsOn&descending=on&page=3';
  expect(read(query)).toEqual({
    view: {
      term: 'st marys',
      status: 'trial',
      plan: 'small',
      trust: 'A Trust',
      endsWithinDays: 30,
      sort: 'endsOn',
      descending: true,
    },
    page: 3,
  });
});

test.each([
  '',
  '?find=st+mary%27s+%26+co&status=trial&plan=small&trust=A+Trust&ends=30&sort=endsOn&descending=on&page=3',
  '?descending=on',
  '?page=2',
])('"%s" is written as it is read', (query) => {
  expect(writeView(read(query))).toBe(query);
});

test('a pressed column counts before the order that the form sends along', () => {
  const order = orderValue({ sort: 'domain', descending: true });
  expect(read(`sort=name&order=${order}`).view).toMatchObject({ sort: 'domain', descending: true });
  const back = orderValue({ sort: 'domain', descending: false });
  const { view } = read(`sort=domain&descending=on&order=${back}`);
  expect(view).toMatchObject({ sort: 'domain', descending: false });
});

test('clearing keeps the order alone', () => {
  const { view, page } = read('find=x&status=trial&sort=domain&page=4&clear=filters');
  expect({ view, page }).toEqual({ view: { ...WHOLE_LIST, sort: 'domain' }, page: 1 });
});

test.each(['status=x', 'plan=constructor', 'ends=-1', 'sort=id', 'order=-', 'page=0', 'page=1e9'])(
  '%s counts as not given',
  (query) => {
    expect(read(query)).toEqual({ view: WHOLE_LIST, page: 1 });
  },
);

function read(query: string) {
  return readView(new URLSearchParams(query));
}
