import { type RefObject, useCallback } from 'react';
import type { Tree } from '#contract/library.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { replacedBucket } from './compare-with-tree.ts';
import { isUnfinished, type UploadItem } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';

interface UploadListProps {
  items: readonly UploadItem[];
  tree: Tree;
  running: boolean;
  onReadOnly: (readOnly: boolean, id?: number) => void;
  onRemove: (id: number) => void;
  onCancel: (id: number) => void;
  /** Gets the focus when no row is left. */
  chooser: RefObject<HTMLElement | null>;
}

/** The queue. Files that are not uploaded yet come first. */
export function UploadList(props: UploadListProps) {
  const { items, tree, running, onReadOnly, onRemove, onCancel, chooser } = props;
  const open = items.filter(isUnfinished);
  const remove = useCallback(
    (id: number) => {
      focusNextRow(chooser.current);
      onRemove(id);
    },
    [chooser, onRemove],
  );
  return (
    <div>
      {!running && open.length > 0 && (
        <div className="grid gap-1.5 border-b border-line pb-3">
          {open.length > 1 && (
            <Checkbox
              label={uploadsCopy.allReadOnly}
              checked={open.every(({ readOnly }) => readOnly)}
              onChange={onReadOnly}
            />
          )}
          <p className="text-small text-ink-soft">{uploadsCopy.readOnlyHint}</p>
        </div>
      )}
      <ul aria-label={uploadsCopy.queue}>
        {[...open, ...items.filter((item) => !isUnfinished(item))].map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            // Shown before sending; a lookup for each file would slow the uploads down.
            replaced={running ? undefined : replacedBucket(tree, item)}
            running={running}
            onReadOnly={onReadOnly}
            onRemove={remove}
            onCancel={onCancel}
          />
        ))}
      </ul>
    </div>
  );
}

/** Moves the focus when the row that has it is removed. */
function focusNextRow(otherwise: HTMLElement | null): void {
  const row = document.activeElement?.closest('li');
  const buttons = [...(row?.parentElement?.querySelectorAll('button') ?? [])];
  const here = buttons.findIndex((button) => row?.contains(button));
  (buttons[here + 1] ?? buttons[here - 1] ?? otherwise)?.focus();
}
