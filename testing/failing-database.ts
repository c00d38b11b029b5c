import type { Database } from '#server/db/database.ts';

/**
 * A database on which one statement fails, by its number counted from the call of `failAt` or `loseAnswerAt`. It
 * is not executed, or it is executed and only its answer is lost.
 */
export function failingDatabase(db: Database) {
  let left = 0;
  let losesAnswer = false;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0 && !losesAnswer) throw new Error('the database failed');
      return node;
    },
    transformResult: async ({ result }) => {
      if (left === 0 && losesAnswer) throw new Error('the answer was lost');
      return result;
    },
  });
  return {
    db: failing,
    failAt: (statement: number) => {
      left = statement;
      losesAnswer = false;
    },
    loseAnswerAt: (statement: number) => {
      left = statement;
      losesAnswer = true;
    },
  };
}
