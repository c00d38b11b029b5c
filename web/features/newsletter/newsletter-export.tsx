import { exportNewsletter } from '#contract/newsletter.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { timeForSpreadsheet } from '../../copy/date-in-words.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/save-csv.ts';
import { showToast } from '../../ui/show-toast.ts';

const copy = newsletterCopy.export;

/** Who wants the newsletter, for administrators. */
export function NewsletterExport() {
  const exporting = useSendOnce({
    mutationFn: () => call(exportNewsletter, {}),
    onSuccess: ({ people }) => {
      if (people.length === 0) return showToast('generic', copy.nobody);
      const rows = people.map(({ email, name, since, unsubscribeUrl }) => [
        email,
        name ?? '',
        since === null ? '' : timeForSpreadsheet(since),
        unsubscribeUrl,
      ]);
      return saveCsv(copy.file, [copy.columns, ...rows]);
    },
    onError: (error) => showToast('error', copy.failed(errorText(error))),
  });
  return (
    <section
      aria-labelledby="newsletter"
      className="grid gap-4 rounded-m border border-line bg-sheet p-5 shadow-low"
    >
      <h2 id="newsletter" className="text-large">
        {copy.heading}
      </h2>
      <p className="max-w-[72ch] text-ink-soft">{copy.explanation}</p>
      <div>
        <Button
          variant="quiet"
          busy={exporting.isPending}
          busyText={copy.busy}
          aria-label={exporting.isPending ? undefined : copy.label}
          onClick={() => exporting.mutate()}
        >
          {copy.button}
        </Button>
      </div>
    </section>
  );
}
