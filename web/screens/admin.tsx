import { Sprout } from 'lucide-react';
import { useMatches } from 'react-router';
import { ADMIN_TABS, type AdminTab } from '#contract/page-routes.ts';
import { adminCopy } from '../copy/admin.ts';
import { FiguresSummary } from '../features/figures/index.ts';
import { ResourceBrowser } from '../features/library/index.ts';
import { NewsletterExport, NewsletterWriter } from '../features/newsletter/index.ts';
import { DataRequests } from '../features/personal-data/index.ts';
import { SchoolSubscriptions } from '../features/schools/index.ts';
import { SetupList } from '../features/setup/index.ts';
import { type Place, paths } from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';
import { RouteTabs } from '../ui/route-tabs.tsx';

type Tab = AdminTab | 'subscriptions';

export function Admin() {
  const current = useCurrentTab();
  return (
    <PageBody heading={adminCopy.heading}>
      <RouteTabs label={adminCopy.tabsLabel} tabs={TABS} current={current}>
        <RegionBoundary>
          <Panel tab={current} />
        </RegionBoundary>
      </RouteTabs>
    </PageBody>
  );
}

const TABS = [
  { id: 'subscriptions', label: adminCopy.tabs.subscriptions, to: paths.admin() },
  ...ADMIN_TABS.map((tab) => ({ id: tab, label: adminCopy.tabs[tab], to: paths.adminTab(tab) })),
];

function Panel({ tab }: { tab: Tab }) {
  if (tab === 'subscriptions') return <Subscriptions />;
  if (tab === 'teaching') return <ResourceBrowser pathTo={teachingPath} />;
  return (
    <EmptyState icon={Sprout} heading={adminCopy.placeholderTitles[tab]}>
      <p>{adminCopy.comingSoon}</p>
      <p>{adminCopy.checkBack}</p>
    </EmptyState>
  );
}

function Subscriptions() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <RegionBoundary>
        <SetupList />
      </RegionBoundary>
      <SchoolSubscriptions summary={<FiguresSummary />} />
      <RegionBoundary>
        <div className="grid items-start gap-6 wide:grid-cols-2">
          <NewsletterWriter />
          <div className="grid gap-6">
            <NewsletterExport />
            <DataRequests />
          </div>
        </div>
      </RegionBoundary>
    </div>
  );
}

function teachingPath(place: Place): string {
  return paths.adminTab('teaching', place);
}

function useCurrentTab(): Tab {
  const routeIds = new Set(useMatches().map((match) => match.id));
  return ADMIN_TABS.find((tab) => routeIds.has(`admin/${tab}`)) ?? 'subscriptions';
}
