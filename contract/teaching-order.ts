/** The files of a week of the scheme, in the order in which a teacher needs them. */
const IN_ORDER = [
  'slides',
  'teacher guide',
  'worksheet',
  'worksheet support',
  'worksheet stretch',
  'answers',
  'home sheet',
];

/** Orders resources: those of the scheme as they are needed, then all others as they stood. */
export function inTeachingOrder(one: Named, other: Named): number {
  return placeOf(one) - placeOf(other);
}

interface Named {
  name: string;
}

function placeOf({ name }: Named): number {
  const place = IN_ORDER.indexOf(name.replace(/\.pdf$/i, '').toLowerCase());
  return place === -1 ? IN_ORDER.length : place;
}
