interface WeeksByName {
  weeks: number;
  /** Such as a year pack. */
  others: string[];
}

/** Tells the weeks of a year group from its other folders by the word in their names. Where no name has it, all are weeks. */
export function weeksByName(names: readonly string[]): WeeksByName {
  const others = names.filter((name) => !isNamedWeek(name));
  if (others.length === names.length) return { weeks: names.length, others: [] };
  return { weeks: names.length - others.length, others };
}

/** Not so of a year pack. */
export function isNamedWeek(name: string): boolean {
  return /\bweek/i.test(name);
}
