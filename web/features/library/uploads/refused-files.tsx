import { uploadsCopy } from '../../../copy/uploads.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import type { RefusedFiles as Refused } from './plan-uploads.ts';

/** The remaining names are only counted: a folder may have hundreds. */
const SHOWN_NAMES = 5;

/** Lists the refused files by reason. */
export function RefusedFiles({ refused }: { refused: Refused }) {
  const { notPdf, badName, longName, badPlace } = uploadsCopy.refused;
  return (
    <>
      {refused.notPdf.length > 0 && <AlertBox>{notPdf(inShort(refused.notPdf))}</AlertBox>}
      {refused.badPlace.length > 0 && <AlertBox>{badPlace(inShort(refused.badPlace))}</AlertBox>}
      {refused.badName.length > 0 && <AlertBox>{badName(inShort(refused.badName))}</AlertBox>}
      {refused.longName.length > 0 && <AlertBox>{longName(inShort(refused.longName))}</AlertBox>}
    </>
  );
}

function inShort(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES);
  return uploadsCopy.refused.names(shown, names.length - shown.length);
}
