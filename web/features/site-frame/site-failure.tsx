import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/** The last resort, when even the frame around the pages could not be shown. */
export function SiteFailure() {
  return (
    <main role="alert" className="wrap-wide grid justify-items-start gap-5 py-16">
      <h1 className="text-heading">{uiCopy.pageFailed}</h1>
      {/* A full load, because the running page is what broke. */}
      <a href={paths.home()} className={buttonStyle('primary')}>
        {uiCopy.tryAgain}
      </a>
    </main>
  );
}
