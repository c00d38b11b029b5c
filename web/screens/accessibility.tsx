import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#contract/brand.ts';
import { accessibilityCopy } from '../copy/accessibility.ts';
import { paths } from '../paths.ts';
import { PageBody } from '../ui/page-body.tsx';

/** The accessibility statement. */
export function Accessibility() {
  const { heading, introduction, aim, testing, limits, report, date } = accessibilityCopy;
  return (
    <PageBody heading={heading}>
      <div className="grid max-w-[72ch] gap-8">
        <p className="text-large text-pretty text-ink-soft">{introduction}</p>
        <Part heading={aim.heading}>
          <p>{aim.text}</p>
          <Points of={aim.points} />
        </Part>
        <Part heading={testing.heading}>
          <p>{testing.text}</p>
          <Points of={testing.points} />
          <p>{testing.notYet}</p>
        </Part>
        <Part heading={limits.heading}>
          <Points of={limits.points} />
        </Part>
        <Part heading={report.heading}>
          <p>
            {report.before}
            <Link to={paths.contactForm()} className={LINK}>
              {report.form}
            </Link>
            {report.between}
            <a href={paths.teamEmail()} className={LINK}>
              {BRAND.teamEmail}
            </a>
            {report.after}
          </p>
        </Part>
        <p className="text-small text-ink-soft">{date}</p>
      </div>
    </PageBody>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-title text-leaf-deep">{heading}</h2>
      {children}
    </section>
  );
}

function Points({ of }: { of: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-6">
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const LINK = 'text-sky underline underline-offset-3 wrap-anywhere hover:decoration-2';
