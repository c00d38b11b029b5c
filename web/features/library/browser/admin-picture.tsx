import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FIRST_PAGE_ROUTE } from '#contract/picture-route.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';
import { pictureAddress, ResourcePicture } from './resource-picture.tsx';

/** The picture of a first page that grows when it is pointed at, focused or tapped: administrators cannot open a resource. */
export function AdminPicture({ resource }: { resource: ListedResource }) {
  /** Where the small one is, while the large one is shown beside it. */
  const [beside, setBeside] = useState<DOMRect>();
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('');
  const whole = useRef<HTMLSpanElement>(null);
  const open = beside !== undefined;
  const show = (shown: boolean) =>
    setBeside(shown ? button.current?.getBoundingClientRect() : undefined);
  useDismissal(open, whole, () => show(false));
  if (resource.picture === undefined) return <ResourcePicture resource={resource} />;

  const point = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show(over);
  };
  return (
    <span
      ref={whole}
      className="contents"
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
    >
      <button
        ref={button}
        type="button"
        aria-label={libraryChangesCopy.showFirstPage(resource.name)}
        aria-expanded={open}
        onFocus={({ target }: FocusEvent) => {
          if (pointer.current === '' && target.matches(':focus-visible')) show(true);
        }}
        onBlur={() => show(false)}
        onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
        onClick={() => {
          if (pointer.current !== 'mouse') show(!open);
          pointer.current = '';
        }}
        className="shrink-0 cursor-zoom-in rounded-s"
      >
        <ResourcePicture resource={resource} />
      </button>
      {beside && <GrownPicture resource={resource} beside={beside} />}
    </span>
  );
}

/** With the frame, and with room to the edges of the screen. */
const LARGEST_PX = { width: 496, height: 620 };
const EDGE_PX = 8;

/** Outside the list, which would cut it off. */
function GrownPicture({ resource, beside }: { resource: ListedResource; beside: DOMRect }) {
  const [isLarge, setLarge] = useState(true);
  const { innerWidth, innerHeight } = window;
  const left = Math.max(EDGE_PX, Math.min(beside.right, innerWidth - LARGEST_PX.width - EDGE_PX));
  const top = Math.max(EDGE_PX, Math.min(beside.top, innerHeight - LARGEST_PX.height - EDGE_PX));
  const small = pictureAddress(resource);
  return createPortal(
    <span className={GROWN} style={{ left, top, backgroundImage: `url("${small}")` }}>
      <img
        src={isLarge ? pictureAddress(resource, FIRST_PAGE_ROUTE) : small}
        alt={libraryChangesCopy.firstPageOf(resource.name)}
        width={480}
        onError={() => setLarge(false)}
        className="h-auto max-h-[min(600px,90vh)] w-[min(480px,100vw-2rem)] object-contain"
      />
    </span>,
    document.body,
  );
}

/** The small picture is there at once and stays until the large one is drawn. */
const GROWN =
  'fixed z-60 rounded-m border border-line bg-sheet bg-contain bg-origin-content bg-no-repeat p-1.5 shadow-high print:hidden';
