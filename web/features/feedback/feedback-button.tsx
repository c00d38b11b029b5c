import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { siteCopy } from '../../copy/site.ts';
import { paths } from '../../paths.ts';
import { openMail } from './open-mail.ts';
import { type FeedbackPlace, useFeedbackPlace } from './use-feedback-place.ts';

/** Opens the feedback dialog, whose code is loaded on the first press. */
export function FeedbackButton({ className }: { className: string }) {
  const placeNow = useFeedbackPlace();
  const [opened, setOpened] = useState<Opened>();
  const [draft, setDraft] = useState('');
  const label = siteCopy.corner.feedback;

  const open = async () => {
    const place = placeNow();
    try {
      const { FeedbackDialog } = await loadDialog();
      setOpened({ FeedbackDialog, place });
    } catch {
      // After a release the code may be gone; an empty mail is better than no way to write.
      openMail(paths.feedbackEmail());
    }
  };
  const close = (unsent: string) => {
    setDraft(unsent);
    setOpened(undefined);
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => void open()}
        className={className}
      >
        <PencilLine aria-hidden="true" size={22} />
      </button>
      {opened && <opened.FeedbackDialog place={opened.place} draft={draft} onClose={close} />}
    </>
  );
}

type DialogCode = Awaited<ReturnType<typeof loadDialog>>;

interface Opened extends Pick<DialogCode, 'FeedbackDialog'> {
  place: FeedbackPlace;
}

function loadDialog() {
  return import('./feedback-dialog.tsx');
}
