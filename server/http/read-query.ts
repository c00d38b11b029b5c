import { AppError } from '../app-error.ts';

/** Longer than any name in the contract. */
const NAME_CHARACTERS = 100;

/**
 * The fields of a query string. A field given twice becomes a list, which no contract accepts by accident. A
 * field that is not UTF-8 is refused: with replacement characters two names could become one.
 */
export function readQuery(address: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const pair of new URL(address).search.slice(1).split('&')) {
    if (pair === '') continue;
    const equals = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = decode(pair.slice(0, equals)) ?? refuse('input');
    const value = decode(pair.slice(equals + 1)) ?? refuse(name);
    const given = fields.get(name);
    if (given === undefined) fields.set(name, value);
    else if (Array.isArray(given)) given.push(value);
    else fields.set(name, [given, value]);
  }
  return Object.fromEntries(fields);
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function refuse(name: string): never {
  const field = name.length > NAME_CHARACTERS ? 'input' : name;
  throw new AppError('request/invalid', { fields: { [field]: 'must be valid UTF-8' } });
}
