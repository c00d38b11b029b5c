import { subscriptionPlan, subscriptionStatus } from '#contract/schools.ts';
import { SORT_COLUMNS, type SchoolView, WHOLE_LIST } from './select-schools.ts';

/** The names of the controls, which stand in the address: the list puts them there, or without script its form. */
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

export interface ShownSchools {
  view: SchoolView;
  /** The first is 1. */
  page: number;
}

const DESCENDING = '-';

/** The value of a column's button: `name`, or `-name` for the other way round. */
export function orderValue({ sort, descending }: Pick<SchoolView, 'sort' | 'descending'>): string {
  return (descending ? DESCENDING : '') + sort;
}

/** What the address asks to see; unknown values count as not given. */
export function readView(search: URLSearchParams): ShownSchools {
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

/** The query of the address that asks for this; it names only what differs from the whole list. */
export function writeView({ view, page }: ShownSchools): string {
  const fields = [
    ...VIEW_PARTS.map((part) => [part, view[part]] as const),
    ['page', page] as const,
  ];
  const query = new URLSearchParams();
  for (const [field, value] of fields) {
    if (value !== FIRST[field])
      query.set(VIEW_FIELDS[field], value === true ? 'on' : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

const VIEW_PARTS = [
  'term',
  'status',
  'plan',
  'trust',
  'endsWithinDays',
  'sort',
  'descending',
] as const;
const FIRST = { ...WHOLE_LIST, page: 1 };

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
