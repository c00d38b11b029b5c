import { Outlet } from 'react-router';
import { sampleCopy } from '../copy/sample.ts';
import { SampleWeek } from '../features/library/index.ts';
import { PageBody } from '../ui/page-body.tsx';

export function Sample() {
  return (
    <PageBody heading={sampleCopy.heading}>
      <Outlet />
      <p className="mb-6 max-w-prose text-large text-ink-soft">{sampleCopy.introduction}</p>
      <SampleWeek />
    </PageBody>
  );
}
