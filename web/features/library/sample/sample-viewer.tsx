import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches, useParams } from 'react-router';
import { pageTitle } from '../../../copy/pages.ts';
import { paths, type Place } from '../../../paths.ts';
import { LazyViewer } from '../browser/lazy-viewer.tsx';
import { useViewing } from '../browser/use-viewing.ts';
import { sampleQuery, sampleResource, sampleSubject } from './sample-resource.ts';

const pathTo = ({ resource }: Place) => paths.sample(resource);

/** The viewer for the resource of the sample week that the address names. */
export function SampleViewer() {
  const { resource: name = '' } = useParams();
  const { data } = useQuery(sampleQuery);
  const { presenting, close } = useViewing({}, pathTo);
  const isFound = data?.resources.some((each) => each.name === name) ?? false;
  useNameInTitle(isFound ? name : undefined);
  if (!isFound) return null;
  return (
    <LazyViewer
      resource={sampleResource(name)}
      address={paths.sample(name)}
      closeTo={paths.sample()}
      presenting={presenting}
      onClose={close}
    />
  );
}

function useNameInTitle(name: string | undefined): void {
  const routeId = useMatches().at(-1)?.id ?? '';
  useEffect(() => {
    if (name !== undefined) document.title = pageTitle(routeId, sampleSubject(name));
  }, [routeId, name]);
}
