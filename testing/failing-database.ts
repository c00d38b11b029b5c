import type { Database } from '#server/db/database.ts';

/** A database on which one statement fails: the one of that number, counted from when it was told. */
export function failingDatabase(db: Database) {
  let left = 0;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw new Error('the database failed');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    db: failing,
    failAt: (statement: number) => {
      left = statement;
    },
  };
}
