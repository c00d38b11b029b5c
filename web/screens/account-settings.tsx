import { accountSettingsCopy } from '../copy/account-settings.ts';
import { AccountDetails } from '../features/account-settings/account-details.tsx';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function AccountSettings() {
  return (
    <PageBody heading={accountSettingsCopy.heading}>
      <div className="max-w-160 rounded-m border border-line bg-sheet p-5 shadow-low tablet:p-8">
        <RegionBoundary>
          <AccountDetails />
        </RegionBoundary>
      </div>
    </PageBody>
  );
}
