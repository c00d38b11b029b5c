import { wordsOf } from '../faq/index.ts';

/** Nobody's question is longer; a pasted page is read as far as this. */
const CHARACTERS_READ = 1000;
/** A clause of fewer words says too little on its own. */
const LEAST_WORDS = 3;

/**
 * The clauses of a long message, one of which may be its question; none when it has only one.
 * Where some ask, the others only say why.
 */
export function clausesOf(text: string): string[] {
  const clauses = text
    .slice(0, CHARACTERS_READ)
    .split(BREAK)
    .filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS);
  if (clauses.length < 2) return [];
  // 'What do I do?' asks about the rest.
  const asking = clauses.filter(isAsking);
  return asking.length > 0 ? asking : clauses;
}

export function isAsking(clause: string): boolean {
  return ASKING.test(clause) && wordsOf(clause).length > 0;
}

const BREAK = /[.?!,;:\n()]+(?:\s|$)|\s[-–—]\s|\b(?:and|but|because|cos|so|as|if|when)\b/i;

const ASKING =
  /^\W*(?:how|whats?|which|wheres?|when|who|why|can|could|do|does|did|is|are|will|would|may|should|shall|any)\b/i;
