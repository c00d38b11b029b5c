import { screenCopy } from '../copy/screens.ts';
import { PageBody } from '../ui/page-body.tsx';

export function AccountSettings() {
  return <PageBody heading={screenCopy.accountSettings} />;
}
