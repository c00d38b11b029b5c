import { accountSettingsCopy } from '../copy/account-settings.ts';
import {
  AccountDetails,
  OwnData,
  OwnSessions,
  Passkeys,
} from '../features/account-settings/index.ts';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function AccountSettings() {
  return (
    <PageBody heading={accountSettingsCopy.heading}>
      <div className="grid max-w-160 gap-6">
        <div className={CARD}>
          <RegionBoundary>
            <AccountDetails />
          </RegionBoundary>
        </div>
        <div className={CARD}>
          <RegionBoundary>
            <Passkeys />
          </RegionBoundary>
        </div>
        <div className={CARD}>
          <RegionBoundary>
            <OwnSessions />
          </RegionBoundary>
        </div>
        <div className={CARD}>
          <RegionBoundary>
            <OwnData />
          </RegionBoundary>
        </div>
      </div>
    </PageBody>
  );
}

const CARD = 'min-w-0 rounded-m border border-line bg-sheet p-5 shadow-low tablet:p-8';
