import { supportCopy } from '../copy/support.ts';
import { openChatbot } from '../features/chatbot/open-chatbot.ts';
import { FaqContent } from '../features/faq/faq-content.tsx';
import { HelpBanner } from '../features/faq/help-banner.tsx';
import { ContactSupport } from '../features/support/contact-support.tsx';
import { PageBody } from '../ui/page-body.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function Help() {
  return (
    <PageBody heading={supportCopy.pageHeading}>
      <HelpBanner onChat={openChatbot} />
      <div className="my-12">
        <RegionBoundary>
          <FaqContent />
        </RegionBoundary>
      </div>
      <section
        aria-labelledby="contact-support"
        className="max-w-160 rounded-m border border-line bg-sheet p-5 shadow-low tablet:p-8"
      >
        <h2 id="contact-support" className="scroll-mt-28 text-title">
          {supportCopy.heading}
        </h2>
        <p className="mt-2 mb-6 text-ink-soft">{supportCopy.introduction}</p>
        <RegionBoundary>
          <ContactSupport />
        </RegionBoundary>
      </section>
    </PageBody>
  );
}
