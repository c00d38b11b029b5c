import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_ROUTE } from '#contract/picture-route.ts';
import { requestFor } from '../../../api/request-for.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';

/** The picture of the first page, or a file icon where there is none. */
export function ResourcePicture({ resource }: { resource: ListedResource }) {
  const { picture } = resource;
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const [isFromServer] = useState(!useIsHydrated());
  useEffect(() => {
    // It may have failed before there was anything to tell.
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (isFromServer && complete && naturalWidth === 0) setFailed(picture);
  }, [isFromServer, picture]);
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
          ref={image}
          onError={() => setFailed(picture)}
          className="size-full object-contain"
        />
      )}
    </span>
  );
}

/** A changed picture has a new address, so browsers may cache each one forever. */
export function pictureAddress(
  { bucket, year, week, name, picture: v }: ListedResource,
  path = PICTURE_ROUTE,
): string {
  return requestFor({ method: 'GET', path }, { bucket, year, week, name, v }).url;
}

const FRAME =
  'ruled grid h-14 w-14 max-[22rem]:h-10 max-[22rem]:w-9 shrink-0 place-items-center overflow-hidden rounded-s border border-line bg-paper text-leaf tablet:h-16 tablet:w-20';
