import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';

interface RowControlsProps {
  name: string;
  wide: boolean;
  /** Only folders can be renamed. */
  onEdit?: () => void;
  onDelete: () => void;
}

const { actions, actionOn, moreActions, moreActionsOn } = libraryChangesCopy;

/** An administrator's actions for a row: buttons on wide screens, a menu on small ones. */
export function RowControls({ name, wide, onEdit, onDelete }: RowControlsProps) {
  if (!wide) {
    return (
      <Menu
        trigger={
          <IconButton label={moreActionsOn(name)} title={moreActions}>
            <EllipsisVertical {...ICON} />
          </IconButton>
        }
        items={[
          ...(onEdit
            ? [{ label: actions.edit, icon: <Pencil {...ICON} />, onSelect: onEdit }]
            : []),
          { label: actions.delete, icon: <Trash2 {...ICON} />, onSelect: onDelete, danger: true },
        ]}
      />
    );
  }
  return (
    <>
      {onEdit && (
        <IconButton label={actionOn(actions.edit, name)} title={actions.edit} onClick={onEdit}>
          <Pencil {...ICON} />
        </IconButton>
      )}
      <IconButton label={actionOn(actions.delete, name)} title={actions.delete} onClick={onDelete}>
        <Trash2 {...ICON} />
      </IconButton>
    </>
  );
}

const ICON = { 'aria-hidden': true, size: 20 } as const;
