const WEB_AND_SERVER = 'web/ and server/ meet in contract/ alone.';
const WEB_ORDER = 'In web: ui, then features, then screens, then the router.';
const FEATURE_ORDER = 'In a feature: routes, then service, then queries.';
const SQL_HOME = 'SQL lives in *.queries.ts and migrations/.';

const NOT_FOR_WEB = restrict(WEB_AND_SERVER, [
  '#server/**',
  '**/server/**',
  '#tooling/**',
  '**/tooling/**',
  '#testing/**',
  'hono',
  'hono/**',
  'kysely',
  'kysely/**',
  'pg',
  'nodemailer',
]);

const NOT_FOR_SERVER = [
  restrict(WEB_AND_SERVER, ['**/web/**', 'react', 'react-dom', 'react-router']),
  restrict('The product does not import what tests or builds it.', [
    '#testing/**',
    '**/testing/**',
    '#tooling/**',
    '**/tooling/**',
    '**/e2e/**',
  ]),
  restrict('Only config.ts reads the environment.', ['node:process', 'process']),
];
const NO_DATABASE = restrict(SQL_HOME, ['kysely', 'kysely/**', 'pg']);
const NO_FEATURES = restrict('Features are built on this folder, not the other way round.', [
  '**/features/**',
]);
const NO_WHOLE = restrict('A feature is given what it needs; it does not import the whole.', [
  '**/app.ts',
  '**/product.ts',
  '**/main.ts',
]);

const SQL_METHODS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

export default {
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true },
  ignorePatterns: ['dist', 'data', 'test-results'],
  rules: {
    'eslint/max-lines': ['error', { max: 250 }],
    'eslint/no-await-in-loop': 'off',
    'eslint/no-console': 'error',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-unmodified-loop-condition': 'off',
    'import/no-cycle': 'error',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'promise/no-callback-in-promise': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false, arguments: false } },
    ],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'within'] }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-standalone-expect': ['error', { additionalTestBlockFunctions: ['afterEach'] }],
  },
  // Of two overrides for a file, the later replaces the options of the earlier.
  overrides: [
    {
      files: ['contract/**'],
      rules: noImports([
        restrict('contract/ imports zod and nothing else.', ['*', '!zod', '!zod/mini', '!./*']),
      ]),
    },
    { files: ['contract/**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['web/**'],
      rules: {
        ...noImports([NOT_FOR_WEB]),
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'web/api/call.ts is the one caller of fetch.' },
        ],
      },
    },
    {
      files: ['web/ui/**', 'web/copy/**'],
      rules: noImports([
        NOT_FOR_WEB,
        restrict(WEB_ORDER, ['**/features/**', '**/screens/**', '**/router.tsx', '**/api/**']),
      ]),
    },
    {
      files: ['web/features/**', 'web/api/**'],
      rules: noImports([NOT_FOR_WEB, restrict(WEB_ORDER, ['**/screens/**', '**/router.tsx'])]),
    },
    {
      files: ['web/screens/**'],
      rules: noImports([NOT_FOR_WEB, restrict(WEB_ORDER, ['**/router.tsx'])]),
    },
    {
      files: ['web/api/call.ts', 'web/api/post-unchecked.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['server/**'],
      rules: {
        ...noImports([...NOT_FOR_SERVER, NO_DATABASE]),
        ...noProperties(SQL_METHODS),
        'node/no-process-env': 'error',
      },
    },
    {
      files: ['server/http/**', 'server/files/**', 'server/mail/**'],
      rules: noImports([...NOT_FOR_SERVER, NO_DATABASE, NO_FEATURES]),
    },
    {
      files: ['server/features/**'],
      rules: {
        ...noImports([...NOT_FOR_SERVER, NO_DATABASE, NO_WHOLE]),
        ...noProperties([...SQL_METHODS, 'query']),
      },
    },
    {
      files: ['server/features/**/*.routes.ts'],
      rules: noImports([
        ...NOT_FOR_SERVER,
        NO_DATABASE,
        NO_WHOLE,
        restrict(FEATURE_ORDER, ['**/*.queries.ts']),
      ]),
    },
    {
      files: ['server/features/**/*.service.ts'],
      rules: noImports([
        ...NOT_FOR_SERVER,
        NO_DATABASE,
        NO_WHOLE,
        restrict(FEATURE_ORDER, ['**/*.routes.ts']),
      ]),
    },
    {
      files: ['server/**/*.queries.ts'],
      rules: {
        ...noImports([
          ...NOT_FOR_SERVER,
          NO_WHOLE,
          restrict(FEATURE_ORDER, ['**/*.routes.ts', '**/*.service.ts', '**/http/**']),
        ]),
        'no-restricted-properties': 'off',
      },
    },
    {
      files: ['server/db/*.ts', 'server/db/embedded/own-cluster.ts'],
      rules: noImports([...NOT_FOR_SERVER, NO_FEATURES]),
    },
    { files: ['server/config.ts', 'server/command.ts'], rules: { 'node/no-process-env': 'off' } },
    {
      files: ['server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'web/testing/**'],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-globals': 'off',
        'node/no-process-env': 'off',
      },
    },
    { files: ['**/*.test.{ts,tsx}', '**/*.story.ts'], rules: { 'eslint/max-lines': 'off' } },
    {
      files: ['scheme/makers/workers/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['testing/**', 'tooling/**', 'e2e/**', 'bench/**', '*.config.ts'],
      rules: { 'eslint/no-console': 'off' },
    },
  ],
};

function restrict(message, group) {
  return { group, message };
}

function noImports(patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

function noProperties(names) {
  const properties = names.map((property) => ({ property, message: SQL_HOME }));
  return { 'no-restricted-properties': ['error', ...properties] };
}
