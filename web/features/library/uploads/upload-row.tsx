import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Bucket } from '#contract/library.ts';
import { parseLibraryPath } from '#contract/library-path.ts';
import { errorText } from '../../../api/error-text.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { AdminPicture } from '../browser/admin-picture.tsx';
import type { ListedResource } from '../tree/find-in-tree.ts';
import type { StoredUpload, UploadItem } from './upload-item.ts';

interface UploadRowProps {
  item: UploadItem;
  /** The bucket of an existing file with this name. */
  replaced: Bucket | undefined;
  running: boolean;
  onReadOnly: (readOnly: boolean, id: number) => void;
  onRemove: (id: number) => void;
  onCancel: (id: number) => void;
}

const { states, place, size, percent, progressOf, readOnly } = uploadsCopy;

/** One file of the queue. Memoised, because there may be hundreds and only a few change at a time. */
export const UploadRow = memo(function UploadRow({ item, running, ...props }: UploadRowProps) {
  const { id, name, year, week, file, state } = item;
  const active = state === 'sending' || (running && state === 'waiting');
  const editable = !running && state !== 'done';
  return (
    <li className="border-line py-2.5 not-first:border-t">
      <fieldset aria-label={name} className={ROW}>
        <div className="col-start-1 row-start-1 grid min-w-0 gap-1 leading-snug">
          <p className="font-semibold wrap-anywhere">
            <BreakableText kind="file" text={name} />
          </p>
          <p className="text-small text-ink-soft wrap-anywhere">
            {place(year, week, size(file.size))}
          </p>
          <Status item={item} running={running} replaced={props.replaced} />
        </div>
        {editable && (
          <div className="col-start-1 row-start-2 tablet:col-start-2 tablet:row-start-1 tablet:py-2.5">
            <Checkbox
              label={readOnly}
              checked={item.readOnly}
              onChange={(checked) => props.onReadOnly(checked, id)}
            />
          </div>
        )}
        {item.stored && (
          <div className="col-start-2 row-start-1 tablet:col-start-3">
            <AdminPicture resource={storedResource(item, item.stored)} />
          </div>
        )}
        {state !== 'done' && (
          <div className="col-start-2 row-start-1 tablet:col-start-3">
            {active ? (
              <IconButton
                label={uploadsCopy.cancelOne(name)}
                title={uploadsCopy.cancel}
                onClick={() => props.onCancel(id)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            ) : (
              <IconButton
                label={uploadsCopy.removeOne(name)}
                title={uploadsCopy.remove}
                onClick={() => props.onRemove(id)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            )}
          </div>
        )}
      </fieldset>
    </li>
  );
});

/** A replaced resource keeps its name, which may differ in case. */
function storedResource(
  { year, week, name, readOnly }: UploadItem,
  { path, picture }: StoredUpload,
): ListedResource {
  const bucket = readOnly ? 'learning-readonly' : 'learning';
  const stored = parseLibraryPath(path)?.name ?? name;
  return { year, week, name: stored, bucket, ...(picture !== undefined && { picture }) };
}

const ROW =
  'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto_auto]';

function Status({
  item,
  running,
  replaced,
}: Pick<UploadRowProps, 'item' | 'running' | 'replaced'>) {
  const { state, error, file, sentBytes, name } = item;
  if (state === 'sending') {
    const share = file.size === 0 ? 1 : Math.min(sentBytes / file.size, 1);
    return (
      <div className="grid gap-1">
        <ProgressBar label={progressOf(name)} share={share} />
        <p className="text-small text-ink-soft">{share === 1 ? states.checking : percent(share)}</p>
      </div>
    );
  }
  if (state === 'done') {
    return (
      <Line colour="text-leaf-deep" icon={<CircleCheck {...ICON} />}>
        {states.done}
      </Line>
    );
  }
  if (state === 'failed') {
    return (
      <Line colour="text-apple-deep" icon={<CircleAlert {...ICON} />}>
        {errorText(error)}
      </Line>
    );
  }
  if (state === 'cancelled') return <Line colour="text-ink-soft">{states.cancelled}</Line>;
  if (running) return <Line colour="text-ink-soft">{states.waiting}</Line>;
  if (replaced === undefined) return null;
  return (
    <Line
      colour="text-ink"
      icon={<TriangleAlert {...ICON} className="mt-px shrink-0 text-honey-ink" />}
    >
      {replaced === 'learning-readonly' && !item.readOnly
        ? uploadsCopy.replacesReadOnly
        : uploadsCopy.replaces}
    </Line>
  );
}

interface LineProps {
  colour: string;
  icon?: ReactNode;
  children: string;
}

function Line({ colour, icon, children }: LineProps) {
  return (
    <p className={`flex items-start gap-1.5 text-small font-medium ${colour}`}>
      {icon}
      {children}
    </p>
  );
}

const ICON = { 'aria-hidden': true, size: 18, className: 'mt-px shrink-0' } as const;
