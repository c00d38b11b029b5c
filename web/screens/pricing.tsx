import { screenCopy } from '../copy/screens.ts';
import { PageBody } from '../ui/page-body.tsx';

export function Pricing() {
  return <PageBody heading={screenCopy.pricing} />;
}
