import type { Resource } from '../tree/resource.ts';
import { resourceLink } from './resource-link.ts';

/** Hands the resource to the browser to save, under its own name. Rejects when there is no link to it. */
export async function downloadResource(resource: Resource): Promise<void> {
  const link = document.createElement('a');
  link.href = await resourceLink(resource, 'download');
  link.download = resource.name;
  document.body.append(link);
  link.click();
  link.remove();
}
