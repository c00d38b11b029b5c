import { supportCopy } from '../copy/support.ts';
import { openChatbot } from '../open-chatbot.ts';
import { FaqContent, HelpBanner } from '../features/faq/index.ts';
import { ContactSupport } from '../features/support/index.ts';
import { CONTACT_FORM } from '../paths.ts';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function Help() {
  return (
    <PageBody heading={supportCopy.pageHeading}>
      <HelpBanner onChat={openChatbot} />
      <div className="my-10 desktop:my-12">
        <RegionBoundary>
          <FaqContent />
        </RegionBoundary>
      </div>
      <section
        aria-labelledby={CONTACT_FORM}
        className="grid gap-x-14 gap-y-6 rounded-l border border-line bg-sheet p-5 shadow-low tablet:p-8 desktop:grid-cols-[2fr_3fr] desktop:p-10 print:hidden"
      >
        <div>
          <h2 id={CONTACT_FORM} className="text-card">
            {supportCopy.heading}
          </h2>
          <p className="mt-3 max-w-[44ch] text-ink-soft">{supportCopy.introduction}</p>
          <p className="mt-3 max-w-[44ch] text-ink-soft">{supportCopy.hours}</p>
        </div>
        <RegionBoundary>
          <ContactSupport />
        </RegionBoundary>
      </section>
    </PageBody>
  );
}
