import { useEffect, useEffectEvent, useState } from 'react';
import type { Tree } from '#contract/library.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import type { Week } from '../changes/library-change.ts';
import { filesOfDrop, type PickedFile } from './picked-files.ts';
import { NONE_REFUSED, planUploads } from './plan-uploads.ts';
import type { PlannedUpload } from './upload-item.ts';
import { useFileDrop } from './use-file-drop.ts';

interface FilePicking {
  tree: Tree;
  week: Week;
  /** Files that were dropped on the list, which opened the dialog. */
  dropped?: Promise<PickedFile[]> | undefined;
  /** Files dropped now are ignored. */
  disabled: boolean;
  onPlanned: (planned: PlannedUpload[]) => void;
}

/** Adds chosen or dropped files, and remembers which were refused. */
export function useFilePicking({ tree, week, dropped, disabled, onPlanned }: FilePicking) {
  const [refused, setRefused] = useState(NONE_REFUSED);
  const [complaint, setComplaint] = useState<string>();

  const pick = (picked: PickedFile[]) => {
    const { planned, refused: left } = planUploads(tree, week, picked);
    setRefused(left);
    const nothing =
      planned.length === 0 && Object.values(left).every((files) => files.length === 0);
    setComplaint(nothing ? uploadsCopy.refused.empty : undefined);
    onPlanned(planned);
  };
  const pickDropped = async (files: Promise<PickedFile[]>) => {
    try {
      pick(await files);
    } catch {
      setComplaint(uploadsCopy.refused.unreadable);
    }
  };
  const over = useFileDrop((transfer) => {
    if (!disabled) void pickDropped(filesOfDrop(transfer));
  });
  const pickFirst = useEffectEvent(pick);
  const sayUnreadable = useEffectEvent(() => setComplaint(uploadsCopy.refused.unreadable));
  useEffect(() => {
    dropped?.then(
      (files) => pickFirst(files),
      () => sayUnreadable(),
    );
  }, [dropped]);
  return {
    over: over && !disabled,
    refused,
    complaint,
    pick,
    sayNone: () => setComplaint(uploadsCopy.none),
    /** Clears the messages about refused files. */
    forget: () => {
      setRefused(NONE_REFUSED);
      setComplaint(undefined);
    },
  };
}
