import { Check } from 'lucide-react';
import { homeCopy } from '../../copy/home.ts';
import { Section } from './section.tsx';

export function WhyChoose() {
  const { heading, points } = homeCopy.why;
  return (
    <Section heading={heading} ground="paper">
      <ul className="mt-8 grid gap-x-10 gap-y-7 tablet:grid-cols-2 desktop:mt-10 desktop:grid-cols-3 desktop:gap-y-10 print:mt-4 print:grid-cols-2 print:gap-y-4">
        {points.map((point) => (
          <li key={point.heading} className="flex gap-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-wash text-leaf">
              <Check aria-hidden="true" size={20} strokeWidth={3} />
            </span>
            <div>
              <h3 className="pt-1.5 text-large">{point.heading}</h3>
              <p className="mt-1.5 text-ink-soft">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
