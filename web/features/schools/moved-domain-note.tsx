import { createSchool } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';

interface MovedDomainNoteProps {
  /** Of the school as it is saved. */
  domain: string;
  typed: string;
}

/** Says what a change of the domain means to the people at the old one, before it is saved. */
export function MovedDomainNote({ domain, typed }: MovedDomainNoteProps) {
  const parsed = createSchool.input.shape.domain.safeParse(typed);
  const moves = parsed.success && parsed.data !== domain;
  return (
    <output className={moves ? NOTE : 'sr-only'}>
      {moves && `${schoolsCopy.form.moved} ${schoolsCopy.closedDomain(domain)}`}
    </output>
  );
}

const NOTE = 'block rounded-m border border-honey-deep bg-honey-wash p-4 wrap-anywhere';
