import { FileUp, FolderUp } from 'lucide-react';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { filesOfInput, type PickedFile } from './picked-files.ts';

interface FileChooserProps {
  /** Something is being dragged over the window. */
  over: boolean;
  onPick: (picked: PickedFile[]) => void;
  buttonRef: Ref<HTMLButtonElement>;
}

const { choose: copy } = uploadsCopy;

/** Two buttons to choose files or a folder, and an area that shows that files can be dropped. */
export function FileChooser({ over, onPick, buttonRef }: FileChooserProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick(filesOfInput(target.files ?? []));
    // Reset, or choosing the same file again after it was repaired would cause no event.
    target.value = '';
  };
  return (
    <div
      className={`grid justify-items-center gap-3 rounded-m border-2 border-dashed px-4 py-5 text-center ${over ? 'border-leaf bg-leaf-wash' : 'border-line-strong bg-paper'}`}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={buttonRef} variant="quiet" onClick={() => files.current?.click()}>
          <FileUp aria-hidden="true" size={20} />
          {copy.files}
        </Button>
        <Button variant="quiet" onClick={() => folder.current?.click()}>
          <FolderUp aria-hidden="true" size={20} />
          {copy.folder}
        </Button>
      </div>
      <p className="text-small text-balance text-ink-soft">{copy.hint}</p>
      <input ref={files} type="file" hidden multiple accept=".pdf" onChange={pick} />
      <input
        ref={(input) => {
          folder.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        multiple
        onChange={pick}
      />
    </div>
  );
}
