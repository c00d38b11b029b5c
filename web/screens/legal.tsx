import { legalCopy, type LegalText } from '../copy/legal.ts';
import { LegalContent, RetentionTable } from '../features/legal/index.ts';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';

/** The privacy notice or the terms of use. */
export function Legal({ text }: { text: LegalText }) {
  return (
    <PageBody heading={legalCopy[text].heading}>
      <RegionBoundary>
        <LegalContent text={text} />
      </RegionBoundary>
      {text === 'privacy' && <RetentionTable />}
    </PageBody>
  );
}
