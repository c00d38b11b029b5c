import { browserCopy } from '../../../copy/resource-browser.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';

/** An address can be older than the library: what it names may have another name now, or be gone. */
export function MissingNotice({ name }: { name: string }) {
  return (
    <div className="border-b border-line p-4">
      <AlertBox>{browserCopy.missing(name)}</AlertBox>
    </div>
  );
}
