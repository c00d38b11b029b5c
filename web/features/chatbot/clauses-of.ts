/** Nobody's question is longer; a pasted page is read as far as this. */
const CHARACTERS_READ = 1000;
/** A clause of fewer words says too little on its own. */
const LEAST_WORDS = 3;

/** The clauses of a long message, one of which may be its question; none when it has only one. */
export function clausesOf(text: string): string[] {
  const clauses = text
    .slice(0, CHARACTERS_READ)
    .split(BREAK)
    .filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS);
  return clauses.length > 1 ? clauses : [];
}

const BREAK = /[.?!,;:\n()]+(?:\s|$)|\s[-–—]\s|\b(?:and|but|because|cos|so|as|if|when)\b/i;
