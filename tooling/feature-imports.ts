import { posix } from 'node:path';

const FEATURE = /^web\/features\/([\w-]+)\//;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Finds imports of the site that pass by the entry file of a feature, and circles between features. */
export function findFeatureImportFaults(sources: ReadonlyMap<string, string>): string[] {
  const imports = [...sources].flatMap(([file, code]) => featureImports(file, code));
  const pastEntry = imports
    .filter(({ target, feature }) => target !== `web/features/${feature}/index.ts`)
    .map(({ file, target }) => `${file} imports ${target} past the entry file of its feature`);
  return [...pastEntry, ...findCircles(imports)];
}

interface FeatureImport {
  file: string;
  target: string;
  /** The feature that the target belongs to. */
  feature: string;
}

/** The imports of a file that lead into a feature from outside it. */
function featureImports(file: string, code: string): FeatureImport[] {
  return [...code.matchAll(IMPORTED)].flatMap(([, specifier = '']) => {
    const target = posix.join(posix.dirname(file), specifier);
    const feature = featureOf(target);
    return feature === undefined || feature === featureOf(file) ? [] : [{ file, target, feature }];
  });
}

function findCircles(imports: readonly FeatureImport[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { file, feature } of imports) {
    const user = featureOf(file);
    if (user !== undefined) uses.set(user, (uses.get(user) ?? new Set()).add(feature));
  }
  return [...uses.keys()].flatMap((feature) => {
    const circle = findWayBack(feature, uses);
    return circle ? [`a circle between features: ${circle.join(' → ')}`] : [];
  });
}

/** The shortest chain of features that leads from one back to itself. */
function findWayBack(start: string, uses: ReadonlyMap<string, Set<string>>): string[] | undefined {
  const chains = [[start]];
  const seen = new Set<string>();
  for (const chain of chains) {
    for (const next of uses.get(chain.at(-1) ?? '') ?? []) {
      if (next === start) return [...chain, next];
      if (!seen.has(next)) chains.push([...chain, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function featureOf(file: string): string | undefined {
  return FEATURE.exec(file)?.[1];
}
