import { type FocusEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FIRST_PAGE_ROUTE } from '#contract/picture-route.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';
import { pictureAddress, ResourcePicture } from './resource-picture.tsx';

/** The picture of a first page that grows when it is pointed at, focused or tapped: administrators cannot open a resource. */
export function AdminPicture({ resource }: { resource: ListedResource }) {
  const [spot, setSpot] = useState<Spot>();
  const button = useRef<HTMLButtonElement>(null);
  const pointer = useRef('');
  const whole = useRef<HTMLSpanElement>(null);
  const grown = useRef<HTMLSpanElement>(null);
  const open = spot !== undefined;
  const show = (shown: boolean) =>
    setSpot(shown && button.current ? spotBeside(button.current) : undefined);
  useDismissal(open, [whole, grown], () => show(false));
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
        onBlur={() => {
          pointer.current = '';
          show(false);
        }}
        onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
        onPointerCancel={() => (pointer.current = '')}
        onClick={() => {
          if (pointer.current !== 'mouse') show(!open);
          pointer.current = '';
        }}
        className="shrink-0 cursor-zoom-in rounded-s"
      >
        <ResourcePicture resource={resource} />
      </button>
      {spot && (
        <GrownPicture ref={grown} resource={resource} spot={spot} onPress={() => show(false)} />
      )}
    </span>
  );
}

interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LARGEST_PX = { width: 480, height: 600 };
const EDGE_PX = 8;
const FRAME_PX = 14;

/** Beside the small picture and with its shape, inside the screen. */
function spotBeside(button: HTMLElement): Spot {
  const { right, top: upper, height: rowHeight } = button.getBoundingClientRect();
  const { naturalWidth = 0, naturalHeight = 0 } = button.querySelector('img') ?? {};
  const shape = naturalWidth > 0 ? naturalHeight / naturalWidth : 1;
  const room = 2 * EDGE_PX + FRAME_PX;
  const mostHeight = Math.min(LARGEST_PX.height, innerHeight - room);
  const width = Math.min(LARGEST_PX.width, innerWidth - room, mostHeight / shape);
  const height = width * shape;
  const left = Math.min(right, innerWidth - EDGE_PX - FRAME_PX - width);
  const middle = upper + rowHeight / 2 - (height + FRAME_PX) / 2;
  const lowest = innerHeight - EDGE_PX - FRAME_PX - height;
  const top = Math.max(EDGE_PX, Math.min(middle, lowest));
  return { left, top, width: Math.round(width), height: Math.round(height) };
}

interface GrownPictureProps {
  ref: RefObject<HTMLSpanElement | null>;
  resource: ListedResource;
  spot: Spot;
  onPress: () => void;
}

/** Outside the list, which would cut it off. The small picture is there at once, the large one covers it when it is drawn. */
function GrownPicture({ ref, resource, spot, onPress }: GrownPictureProps) {
  const [isLarge, setLarge] = useState(true);
  const { left, top, width, height } = spot;
  const small = pictureAddress(resource);
  return createPortal(
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- Escape closes it by keyboard
    <span
      ref={ref}
      className={GROWN}
      style={{ left, top }}
      // The focus stays: losing it removes the picture before the tap ends, which then presses what is below.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <img src={small} alt="" width={width} height={height} className={LAYER} />
      <img
        src={isLarge ? pictureAddress(resource, FIRST_PAGE_ROUTE) : small}
        alt={libraryChangesCopy.firstPageOf(resource.name)}
        width={width}
        height={height}
        onError={() => setLarge(false)}
        className={LAYER}
      />
    </span>,
    document.body,
  );
}

const GROWN =
  'fixed z-60 grid rounded-m border border-line bg-sheet p-1.5 shadow-high print:hidden';
const LAYER = 'col-start-1 row-start-1 object-contain text-transparent';
