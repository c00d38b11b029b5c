import { subscriptionPlan, subscriptionStatus } from '#contract/schools.ts';
import { SORT_COLUMNS, type SchoolView, WHOLE_LIST } from './select-schools.ts';

/** The names of the controls, which stand in the address when the browser sends the list's form without script. */
export const VIEW_FIELDS = {
  term: 'find',
  status: 'status',
  plan: 'plan',
  trust: 'trust',
  endsWithinDays: 'ends',
  sort: 'sort',
  descending: 'descending',
  /** The pressed column; it counts before `sort`, which the form sends along. */
  order: 'order',
  page: 'page',
  clear: 'clear',
} as const;

const DESCENDING = '-';

/** The value of a column's button: `name`, or `-name` for the other way round. */
export function orderValue({ sort, descending }: Pick<SchoolView, 'sort' | 'descending'>): string {
  return (descending ? DESCENDING : '') + sort;
}

/** What the address asks to see; unknown values count as not given. */
export function readView(search: URLSearchParams): { view: SchoolView; page: number } {
  const given = (field: keyof typeof VIEW_FIELDS) => search.get(VIEW_FIELDS[field]) ?? '';
  const order = readOrder(given('order')) ?? {
    sort: toColumn(given('sort')) ?? WHOLE_LIST.sort,
    descending: given('descending') !== '',
  };
  if (given('clear')) return { view: { ...WHOLE_LIST, ...order }, page: 1 };
  const view = {
    term: given('term'),
    status: subscriptionStatus.safeParse(given('status')).data ?? '',
    plan: subscriptionPlan.safeParse(given('plan')).data ?? '',
    trust: given('trust'),
    endsWithinDays: wholeNumber(given('endsWithinDays')),
    ...order,
  } as const;
  return { view, page: wholeNumber(given('page')) ?? 1 };
}

function readOrder(value: string): Pick<SchoolView, 'sort' | 'descending'> | undefined {
  const descending = value.startsWith(DESCENDING);
  const sort = toColumn(descending ? value.slice(DESCENDING.length) : value);
  return sort && { sort, descending };
}

function toColumn(value: string) {
  return SORT_COLUMNS.find((column) => column === value);
}

function wholeNumber(value: string): number | null {
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}
