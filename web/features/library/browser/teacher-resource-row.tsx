import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Download, EllipsisVertical, Eye, Presentation, Printer } from 'lucide-react';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import type { ListedResource } from '../tree/find-in-tree.ts';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { iconButtonStyle } from '../../../ui/icon-button-style.ts';
import { Menu } from '../../../ui/menu.tsx';
import { isDownloadable, type Resource } from '../tree/resource.ts';
import { openAhead, showAhead } from '../pdf-viewer/open-document.ts';
import { prepareViewer } from './lazy-viewer.tsx';
import { ResourceRow } from './resource-row.tsx';

interface TeacherResourceRowProps extends ResourceActionsProps {
  resource: ListedResource;
  wide: boolean;
  star: ReactNode;
}

/** A resource with a teacher's actions. */
export function TeacherResourceRow({ wide, star, ...actions }: TeacherResourceRowProps) {
  const ahead = useOpenAhead(actions.resource);
  const Actions = wide ? ResourceActions : ResourceActionsMenu;
  return (
    <ResourceRow
      resource={actions.resource}
      {...ahead}
      controls={
        <>
          <Actions {...actions} />
          {star}
        </>
      }
    >
      <Link
        to={actions.to}
        preventScrollReset
        aria-label={actions.resource.name}
        className="no-underline hover:underline"
      >
        <BreakableText kind="file" text={actions.resource.name} />
      </Link>
    </ResourceRow>
  );
}

interface ResourceActionsProps {
  resource: Resource;
  /** The address that Open leads to. */
  to: string;
  onPresent: () => void;
  onDownload: () => void;
  onPrint: () => void;
}

const { actions, actionOn, moreActions, moreActionsOn } = resourceFilesCopy;

/** The actions as buttons, on wide screens. */
function ResourceActions({ resource, to, ...on }: ResourceActionsProps) {
  const { name } = resource;
  return (
    <>
      <button
        type="button"
        {...OPENS_VIEWER}
        aria-label={actionOn(actions.present, name)}
        onClick={on.onPresent}
        className={PRESENT}
      >
        <Presentation aria-hidden="true" size={20} />
        {actions.present}
      </button>
      <Link
        to={to}
        preventScrollReset
        aria-label={actionOn(actions.open, name)}
        title={actions.open}
        className={iconButtonStyle}
      >
        <Eye aria-hidden="true" size={20} />
      </Link>
      {isDownloadable(resource) ? (
        <>
          <IconButton
            label={actionOn(actions.download, name)}
            title={actions.download}
            onClick={on.onDownload}
          >
            <Download aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            label={actionOn(actions.print, name)}
            title={actions.print}
            onClick={on.onPrint}
          >
            <Printer aria-hidden="true" size={20} />
          </IconButton>
        </>
      ) : (
        // As wide as the two missing buttons, so that the buttons of all rows line up.
        <span className="w-22.5" />
      )}
    </>
  );
}

/** The actions in a menu, on small screens. */
function ResourceActionsMenu({ resource, to, ...on }: ResourceActionsProps) {
  const files = [
    { label: actions.download, icon: <Download {...ICON} />, onSelect: on.onDownload },
    { label: actions.print, icon: <Printer {...ICON} />, onSelect: on.onPrint },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={moreActionsOn(resource.name)} title={moreActions}>
          <EllipsisVertical {...ICON} />
        </IconButton>
      }
      items={[
        { label: actions.open, icon: <Eye {...ICON} />, to },
        { label: actions.present, icon: <Presentation {...ICON} />, onSelect: on.onPresent },
        ...(isDownloadable(resource) ? files : []),
      ]}
    />
  );
}

/** What is presented first, the slides, stands out from the rest of the week. */
const PRESENT =
  'mr-1 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-leaf-wash px-4 font-semibold text-leaf-deep hover:bg-leaf hover:text-sheet in-[li:first-child]:bg-leaf in-[li:first-child]:text-sheet in-[li:first-child]:hover:bg-leaf-deep';

const ICON = { 'aria-hidden': true, size: 20 } as const;

/** A pointer that only passes over a row opens nothing. */
const RESTS_AFTER_MS = 70;
/** Marks the buttons of a row that open the viewer. */
const OPENS_VIEWER = { 'data-opens-viewer': true };

/** Handlers of a row that open its resource ahead while it is hovered or focused. */
function useOpenAhead(resource: Resource) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop(): void {
    clearTimeout(timer.current);
  }

  function begin({ target }: SyntheticEvent): void {
    stop();
    if (!leadsToViewer(target)) return;
    // Its code is the same for all rows.
    prepareViewer();
    timer.current = setTimeout(() => openAhead(resource), RESTS_AFTER_MS);
  }

  /** A click opens the viewer, which takes what was opened ahead; the focus of the click must not begin again. */
  function open({ target, defaultPrevented }: MouseEvent): void {
    stop();
    // A link that the router follows, rather than the browser in another tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) showAhead(resource);
  }

  return {
    onPointerOver: begin,
    onPointerLeave: stop,
    onFocus: begin,
    onBlur: stop,
    onClick: open,
  };
}

/** All of a row but the buttons that do something else. */
function leadsToViewer(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  return button === null || 'opensViewer' in button.dataset;
}
