import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { PICTURE_ROUTE } from '#contract/picture-route.ts';
import { requestFor } from '../../../api/request-for.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';

interface ResourceRowProps extends Omit<ComponentProps<'li'>, 'resource'> {
  resource: ListedResource;
  /** Its name, which may be a link. */
  children: ReactNode;
  badge?: ReactNode;
  /** At the end of the row: what can be done with the resource. */
  controls: ReactNode;
}

/** The parts of a resource's row that all roles share. */
export function ResourceRow({ resource, children, badge, controls, ...row }: ResourceRowProps) {
  const { pages } = resource;
  return (
    <li {...row} className={ROW}>
      <ResourcePicture resource={resource} />
      <div className="grid min-w-0 grow gap-1 leading-snug">
        <div className="font-semibold wrap-anywhere">{children}</div>
        {(pages !== undefined || badge) && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            {pages !== undefined && <span>{browserCopy.pages(pages)}</span>}
            {badge}
          </div>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-0.5">{controls}</div>
    </li>
  );
}

/** The picture of the first page, or a file icon where there is none. */
function ResourcePicture({ resource }: { resource: ListedResource }) {
  const { picture } = resource;
  const [failed, setFailed] = useState<string>();
  return (
    // A fixed size, so that nothing moves when the picture loads.
    <span aria-hidden="true" className={FRAME}>
      {picture === undefined || picture === failed ? (
        <FileText size={22} />
      ) : (
        <img
          src={pictureAddress(resource)}
          alt=""
          loading="lazy"
          decoding="async"
          width={80}
          height={64}
          onError={() => setFailed(picture)}
          className="size-full object-contain"
        />
      )}
    </span>
  );
}

/** A changed picture has a new address, so browsers may cache each one forever. */
function pictureAddress({ bucket, year, week, name, picture: v }: ListedResource): string {
  const place = { bucket, year, week, name, v };
  return requestFor({ method: 'GET', path: PICTURE_ROUTE }, place).url;
}

const ROW =
  'flex min-h-20 [contain-intrinsic-block-size:auto_81px] items-center gap-3 border-line px-2 py-3 tablet:gap-4 tablet:px-3 not-first:border-t hover:bg-paper';
const FRAME =
  'ruled grid h-14 w-14 shrink-0 place-items-center overflow-hidden rounded-s border border-line bg-paper text-leaf tablet:h-16 tablet:w-20';
