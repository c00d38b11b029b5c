import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { keepPageSubject } from '../../../page-subject.ts';
import { prepareOpened } from '../opened-resource.ts';
import { sampleQuery, sampleResource, sampleSubject } from './sample-resource.ts';

interface Prepared {
  queryClient: QueryClient;
  search: string;
  params: Params;
}

/** Loads the sample week, and the first picture of the resource that the address names. */
export async function prepareSample({ queryClient, search, params }: Prepared): Promise<void> {
  const { resources } = await queryClient.fetchQuery(sampleQuery);
  const name = params['resource'];
  if (name === undefined || !resources.some((each) => each.name === name)) return;
  keepPageSubject(queryClient, sampleSubject(name));
  await prepareOpened(queryClient, sampleResource(name), search);
}
