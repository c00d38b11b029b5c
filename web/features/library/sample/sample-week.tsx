import { useQuery } from '@tanstack/react-query';
import { FileText, Presentation } from 'lucide-react';
import { Link } from 'react-router';
import { sampleLink } from '#contract/sample-route.ts';
import type { SampleResource } from '#contract/sample.ts';
import { sampleCopy } from '../../../copy/sample.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSession } from '../../session/index.ts';
import { useViewing } from '../browser/use-viewing.ts';
import { pictureSources } from '../pdf-viewer/page-address.ts';
import { sampleName, sampleQuery } from './sample-resource.ts';

/** The resources of the sample week, each with its first page. */
export function SampleWeek() {
  const { data, isPending } = useQuery(sampleQuery);
  if (isPending) return <Spinner />;
  if (!data) return <p role="alert">{sampleCopy.failed}</p>;
  const { resources } = data;
  return (
    <>
      {resources.length === 0 ? (
        <p>{sampleCopy.none}</p>
      ) : (
        <>
          <StartPresenting resources={resources} />
          <ul className="grid gap-x-6 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4 print:grid-cols-4 print:gap-4">
            {resources.map((resource) => (
              <li key={resource.name}>
                <SampleCard resource={resource} />
              </li>
            ))}
          </ul>
        </>
      )}
      <NextSteps />
    </>
  );
}

/** The slides on the whole screen with one press. Without script the link opens them in the page. */
function StartPresenting({ resources }: { resources: readonly SampleResource[] }) {
  const { presentAt } = useViewing({}, ({ resource }) => paths.sample(resource));
  const [first] = resources;
  if (!first) return null;
  const address = paths.sample(first.name);
  return (
    <p className="mb-8 tablet:mb-10 print:hidden">
      <LinkButton
        to={address}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          presentAt(address);
        }}
      >
        <Presentation aria-hidden="true" size={20} />
        {sampleCopy.present}
      </LinkButton>
    </p>
  );
}

function SampleCard({ resource: { name, pages } }: { resource: SampleResource }) {
  const title = sampleName(name);
  return (
    <Link
      to={paths.sample(name)}
      preventScrollReset
      aria-label={sampleCopy.open(title)}
      className="group block text-ink no-underline"
    >
      {/* Paper and icon can be seen until the page has been drawn. */}
      <span className="ruled relative grid aspect-video place-items-center overflow-hidden rounded-m border border-line bg-paper text-leaf shadow-low group-hover:shadow-high">
        <FileText aria-hidden="true" size={32} />
        <img
          alt=""
          srcSet={pictureSources(sampleLink(name), 1)}
          sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 92vw"
          width={960}
          height={540}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-top"
        />
      </span>
      <h2 className="mt-3 text-large group-hover:underline">{title}</h2>
      {pages !== undefined && <p className="text-ink-soft">{sampleCopy.pages(pages)}</p>}
    </Link>
  );
}

function NextSteps() {
  const isVisitor = useSession() === null;
  const { heading, text, forVisitors, trial, pricing, register } = sampleCopy.next;
  return (
    <section
      aria-labelledby="sample-next"
      className="mt-12 grid justify-items-start gap-4 rounded-l border border-line bg-sheet p-6 shadow-low tablet:p-10 print:hidden"
    >
      <h2 id="sample-next" className="text-title">
        {heading}
      </h2>
      <p className="max-w-prose text-large text-ink-soft">
        {isVisitor ? `${text} ${forVisitors}` : text}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.trialAnswer()}>{trial}</LinkButton>
        <LinkButton to={paths.pricing()} variant="quiet">
          {pricing}
        </LinkButton>
        {isVisitor && (
          <LinkButton to={paths.register()} variant="quiet">
            {register}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
