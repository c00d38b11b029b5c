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
      <div className="grid max-w-160 items-start gap-6 wide:max-w-none wide:grid-cols-2">
        <div className={CARD}>
          <RegionBoundary>
            <AccountDetails />
          </RegionBoundary>
        </div>
        <div className="grid min-w-0 gap-6">
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
      </div>
    </PageBody>
  );
}

const CARD = 'min-w-0 rounded-m border border-line bg-sheet p-5 shadow-low tablet:p-8';
