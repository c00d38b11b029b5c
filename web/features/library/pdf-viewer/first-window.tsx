import { X } from 'lucide-react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import type { OpenedResource } from '../opened-resource.ts';
import { pictureSources } from './page-address.ts';
import {
  READING_WINDOW,
  STAGE,
  viewerActions,
  VIEWER_FOOTER,
  VIEWER_HEADER,
  VIEWER_SUBTITLE,
  VIEWER_TITLE,
} from './viewer-style.ts';

interface FirstWindowProps {
  opened: OpenedResource;
  /** The title of its week. */
  weekTitle: string | undefined;
  /** The address of the week. */
  closeTo: string;
}

/**
 * As wide as the page in the viewer, and a sixth more: browsers round down to the next smaller picture, which
 * would not be sharp.
 */
const SIZES = '(min-width: 48rem) calc(117vw - 112px), calc(117vw - 75px)';

/** The viewer as the server renders it: the page and a link to close it, until the viewer itself takes its place. */
export function FirstWindow({ opened, weekTitle, closeTo }: FirstWindowProps) {
  const { resource, url, page, size } = opened;
  return (
    <div
      id="first-window"
      data-titled={weekTitle !== undefined || undefined}
      className={`fixed z-60 overflow-hidden ${READING_WINDOW}`}
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className={VIEWER_HEADER}>
          <p className={VIEWER_TITLE}>
            <BreakableText kind="file" text={resource.name} />
          </p>
          <div className={viewerActions(weekTitle !== undefined)}>
            <a
              href={closeTo}
              aria-label={viewerCopy.close}
              className="grid size-11 shrink-0 place-items-center rounded-full text-current hover:bg-leaf-wash"
            >
              <X aria-hidden="true" size={22} />
            </a>
          </div>
          {weekTitle !== undefined && <p className={VIEWER_SUBTITLE}>{weekTitle}</p>}
        </div>
        <div className={STAGE.reading}>
          <div className="grid min-h-full content-center px-8 py-6">
            <img
              alt={viewerCopy.pageNumber(page)}
              data-failed={viewerCopy.pageFailed}
              srcSet={pictureSources(url, page)}
              sizes={SIZES}
              width={Math.round(size.width)}
              height={Math.round(size.height)}
              fetchPriority="high"
              decoding="sync"
              className="block h-auto w-full bg-sheet"
            />
          </div>
        </div>
        <div className={VIEWER_FOOTER}>
          <div className="size-11" />
        </div>
      </div>
    </div>
  );
}
