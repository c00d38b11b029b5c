import { MessageCircleQuestionMark } from 'lucide-react';
import { faqCopy } from '../../copy/faq.ts';
import { Button } from '../../ui/button.tsx';

/** The quickest way to an answer, at the top of the Help page. */
export function HelpBanner({ onChat }: { onChat: () => void }) {
  const { heading, text, chat } = faqCopy.banner;
  return (
    <section
      aria-labelledby="quick-answer"
      className="on-dark flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-l bg-leaf-deep px-6 py-8 text-sheet tablet:px-10 print:hidden"
    >
      <div className="grid max-w-[52ch] gap-2 text-pretty">
        <h2 id="quick-answer" className="text-card">
          {heading}
        </h2>
        <p className="text-leaf-pale">{text}</p>
      </div>
      <Button variant="honey" onClick={onChat}>
        <MessageCircleQuestionMark aria-hidden="true" size={22} />
        {chat}
      </Button>
    </section>
  );
}
