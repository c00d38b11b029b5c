import { newsletterCopy } from '../copy/newsletter.ts';
import { LeaveForm } from '../features/newsletter/index.ts';
import { PageBody } from '../ui/page-body.tsx';

/** Where the links in newsletters lead. */
export function Unsubscribe() {
  return (
    <PageBody heading={newsletterCopy.leave.heading}>
      <LeaveForm />
    </PageBody>
  );
}
