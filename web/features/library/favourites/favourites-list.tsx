import { Star } from 'lucide-react';
import type { Tree } from '#contract/library.ts';
import { inNaturalOrder, parseLibraryPath } from '#contract/library-path.ts';
import { favouritesCopy } from '../../../copy/favourites.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { findTitle, isInTree } from '../tree/find-in-tree.ts';
import { ListPanel } from '../browser/list-panel.tsx';
import { useFileTree } from '../tree/use-file-tree.ts';
import { useSession } from '../../session/index.ts';
import { FavouriteRow } from './favourite-row.tsx';
import { useFavourites } from './use-favourites.ts';

/** Everything the teacher has starred, in the order of the library. */
export function FavouritesList() {
  const session = useSession();
  if (!session) return null;
  // Administrators cannot star anything.
  return session.isAdmin ? <NoFavourites /> : <TeachersFavourites userId={session.userId} />;
}

function TeachersFavourites({ userId }: { userId: string }) {
  const { paths, toggle, loading, error, refetch } = useFavourites();
  const { tree, loading: treeLoading } = useFileTree(userId, (tree) =>
    paths.find((path) => isGone(tree, path)),
  );
  if (!loading && !error && paths.length === 0) return <NoFavourites />;
  return (
    <ListPanel
      title={favouritesCopy.listTitle}
      keepsHeight
      status={{ loading, error, onTryAgain: () => void refetch() }}
      rows={paths.toSorted(inNaturalOrder).map((path) => (
        <FavouriteRow
          key={path}
          path={path}
          title={findTitle(tree, parseLibraryPath(path) ?? {})}
          gone={tree !== undefined && !treeLoading && isGone(tree, path)}
          onRemove={toggle}
        />
      ))}
    />
  );
}

function NoFavourites() {
  const { heading, hint, browse } = favouritesCopy.empty;
  const toTeaching = (
    <LinkButton to={paths.teaching()} variant="quiet">
      {browse}
    </LinkButton>
  );
  return (
    <div className="grid h-[500px]">
      <EmptyState icon={Star} heading={heading} action={toTeaching}>
        <p>{hint}</p>
      </EmptyState>
    </div>
  );
}

function isGone(tree: Tree, path: string): boolean {
  const place = parseLibraryPath(path);
  return !place || !isInTree(tree, place);
}
