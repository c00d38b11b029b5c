import { USER_DATA_KEYS } from '../../session/index.ts';
import type { Resource } from '../tree/resource.ts';

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const MOST_RESOURCES = 50;

interface LeftPage {
  resource: string;
  page: number;
  leftAt: number;
}

/** The page where this user left the resource within the last day; undefined for the first page. */
export function readLastPage(userId: string, resource: Resource): number | undefined {
  const left = readAll(userId).find((each) => each.resource === keyOf(resource));
  return left && left.page > 1 ? left.page : undefined;
}

export function keepLastPage(userId: string, resource: Resource, page: number): void {
  const others = readAll(userId).filter((each) => each.resource !== keyOf(resource));
  const left = { resource: keyOf(resource), page, leftAt: Date.now() };
  const pages = [left, ...others].slice(0, MOST_RESOURCES);
  try {
    localStorage.setItem(USER_DATA_KEYS.lastPages, JSON.stringify({ userId, pages }));
  } catch {
    // Storage is full or refused: the resource opens at its first page.
  }
}

function readAll(userId: string): LeftPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_DATA_KEYS.lastPages) ?? 'null');
    if (!isObject(stored) || stored['userId'] !== userId || !Array.isArray(stored['pages']))
      return [];
    return stored['pages'].filter(isLeftPage).filter(({ leftAt }) => isRecent(leftAt));
  } catch {
    return [];
  }
}

/** A time in the future means that the clock was or is wrong. */
function isRecent(leftAt: number): boolean {
  const age = Date.now() - leftAt;
  return age >= 0 && age < KEPT_FOR_MS;
}

function keyOf({ bucket, year, week, name }: Resource): string {
  return [bucket, year, week, name].join('/');
}

function isLeftPage(value: unknown): value is LeftPage {
  return (
    isObject(value) &&
    typeof value['resource'] === 'string' &&
    Number.isInteger(value['page']) &&
    typeof value['leftAt'] === 'number'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
