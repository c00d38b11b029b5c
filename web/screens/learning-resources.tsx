import { Sprout } from 'lucide-react';
import { useState } from 'react';
import { useMatches } from 'react-router';
import { LEARNING_TABS, type LearningTab } from '#contract/page-routes.ts';
import { learningCopy } from '../copy/learning.ts';
import { LazyFavouritesList, ResourceBrowser, usePlace } from '../features/library/index.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';
import { RouteTabs } from '../ui/route-tabs.tsx';

export function LearningResources() {
  const current = useCurrentTab();
  const teachingPath = useTeachingPath(current);
  const tabs = LEARNING_TABS.map((tab) => ({
    id: tab,
    label: learningCopy.tabs[tab],
    to: tab === 'teaching' ? teachingPath : paths.learning(tab),
  }));
  return (
    <PageBody heading={learningCopy.heading}>
      <RouteTabs label={learningCopy.tabsLabel} tabs={tabs} current={current}>
        <RegionBoundary>
          <Panel tab={current} />
        </RegionBoundary>
      </RouteTabs>
    </PageBody>
  );
}

function Panel({ tab }: { tab: LearningTab }) {
  if (tab === 'teaching') return <ResourceBrowser pathTo={paths.teaching} />;
  if (tab === 'favourites') return <LazyFavouritesList />;
  return (
    <EmptyState icon={Sprout}>
      <p>{learningCopy.comingSoon}</p>
    </EmptyState>
  );
}

function useCurrentTab(): LearningTab {
  const routeIds = new Set(useMatches().map((match) => match.id));
  return LEARNING_TABS.find((tab) => routeIds.has(`learning/${tab}`)) ?? 'teaching';
}

/** The target of the Teaching tab: the year, week and resource opened last, also from another tab. */
function useTeachingPath(tab: LearningTab): string {
  const place = usePlace();
  const here = paths.teaching(place);
  const [kept, setKept] = useState(here);
  if (kept !== here && (tab === 'teaching' || place.year)) setKept(here);
  return kept;
}
