import type { Tree } from '#contract/library.ts';

/** The tree as a browser stores it. */
export interface StoredTree {
  userId: string;
  keptAt: number;
  tree: Tree;
}

/** Checked by hand, because the tree is read before the first render, when zod is not loaded yet. */
export function isStoredTree(value: unknown): value is StoredTree {
  return (
    hasField(value, 'userId', isText) &&
    hasField(value, 'keptAt', isNumber) &&
    hasField(value, 'tree', isTree)
  );
}

function isTree(value: unknown): boolean {
  return hasField(value, 'years', listOf(isYear));
}

function isYear(value: unknown): boolean {
  return isNamed(value) && hasField(value, 'weeks', listOf(isWeek));
}

function isWeek(value: unknown): boolean {
  return isNamed(value) && hasField(value, 'resources', listOf(isResource));
}

function isNamed(value: unknown): boolean {
  const isTitle = (title: unknown) => title === undefined || isText(title);
  return hasField(value, 'name', isText) && hasField(value, 'title', isTitle);
}

function isResource(value: unknown): boolean {
  return hasField(value, 'name', isText) && hasField(value, 'bucket', isText);
}

function hasField(value: unknown, field: string, isRight: (value: unknown) => boolean): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    isRight(new Map(Object.entries(value)).get(field))
  );
}

function listOf(isRight: (value: unknown) => boolean) {
  return (value: unknown): boolean => Array.isArray(value) && value.every(isRight);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}
