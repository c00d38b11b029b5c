import { FileText } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_ROUTE } from '#contract/library.ts';
import { requestFor } from '../../../api/request-for.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';

/** The first page, because people look before they read; a sign for a file where there is no picture. */
export function ResourcePicture({ resource }: { resource: ListedResource }) {
  const { picture } = resource;
  const [failed, setFailed] = useState<string>();
  return (
    // Of one size whatever is in it, so that nothing moves when the picture comes.
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

/** Another picture has another address, so a browser may keep each for good. */
function pictureAddress({ bucket, year, week, name, picture: v }: ListedResource): string {
  const place = { bucket, year, week, name, v };
  return requestFor({ method: 'GET', path: PICTURE_ROUTE }, place).url;
}

const FRAME =
  'ruled grid h-14 w-14 shrink-0 place-items-center overflow-hidden rounded-s border border-line bg-paper text-leaf tablet:h-16 tablet:w-20';
