import type { Database } from '#server/db/database.ts';

/** The same database, and how many statements it was given. */
export function countStatements(db: Database): { db: Database; count: () => number } {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: counted, count: () => statements };
}
