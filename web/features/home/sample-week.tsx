import { homeCopy } from '../../copy/home.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PagePicture } from './page-picture.tsx';
import { Section } from './section.tsx';

/** A picture for each part of a week and of the year pack. */
export function SampleWeek() {
  const { heading, text, look, pages } = homeCopy.week;
  return (
    <Section heading={heading} text={text} ground="sheet">
      <ol className="mt-8 grid gap-x-6 gap-y-8 tablet:grid-cols-2 desktop:mt-10 wide:grid-cols-4 print:mt-4 print:grid-cols-4">
        {PAGES.map(({ page, picture }) => (
          <li key={page}>
            <PagePicture
              name={picture}
              alt={pages[page].picture}
              sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 45vw, 92vw"
              className="aspect-video h-auto w-full rounded-m border border-line object-cover object-top shadow-low"
            />
            <h3 className="mt-4 text-large">{pages[page].step}</h3>
            <p className="mt-1 text-ink-soft">{pages[page].text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 print:hidden">
        <LinkButton to={paths.sample()}>{look}</LinkButton>
      </p>
    </Section>
  );
}

const PAGES = [
  { page: 'teach', picture: 'slide-rule' },
  { page: 'practise', picture: 'slide-sort' },
  { page: 'explore', picture: 'slide-web' },
  { page: 'apply', picture: 'slide-mistakes' },
  { page: 'guide', picture: 'teacher-guide' },
  { page: 'print', picture: 'worksheet' },
  { page: 'home', picture: 'home-sheet' },
  { page: 'year', picture: 'progression-map' },
] as const;
