import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { School } from '#contract/schools.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import type { SchoolDialog } from './school-dialogs.tsx';

export type OpenSchoolDialog = (dialog: SchoolDialog) => void;

interface SchoolActionsProps {
  school: School;
  onOpen: OpenSchoolDialog;
}

/** The actions for a school. A click on its row does the same as View. */
export function SchoolActions({ school, onOpen }: SchoolActionsProps) {
  return ACTIONS.map(({ kind, label, Icon, colours }) => (
    <button
      key={kind}
      type="button"
      title={label}
      aria-label={schoolsCopy.actionOn(label, school.name)}
      onClick={() => onOpen({ kind, school })}
      className={`${ACTION} ${colours}`}
    >
      <Icon aria-hidden="true" size={20} className="shrink-0" />
      {/* Only the icon where the table has no room for text. */}
      <span className="desktop:sr-only wide:not-sr-only">{label}</span>
    </button>
  ));
}

/** Whether a click opens the row: not on one of its buttons, and not the end of a text selection. */
export function isPlainClick({ target }: MouseEvent): boolean {
  const onControl = target instanceof Element && target.closest('button, a') !== null;
  return !onControl && window.getSelection()?.isCollapsed !== false;
}

const { actions } = schoolsCopy;
const ACTIONS = [
  { kind: 'details', label: actions.view, Icon: Eye, colours: 'text-leaf-deep hover:bg-leaf-wash' },
  { kind: 'edit', label: actions.edit, Icon: Pencil, colours: 'text-leaf-deep hover:bg-leaf-wash' },
  {
    kind: 'delete',
    label: actions.delete,
    Icon: Trash2,
    colours: 'text-apple-deep hover:bg-apple-wash',
  },
] as const;

const ACTION =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-3 font-medium focus-visible:outline-offset-0 desktop:px-0 wide:px-2.5';
