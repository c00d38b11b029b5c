import { Mail } from 'lucide-react';
import { pricingCopy } from '../../copy/pricing.ts';
import { paths } from '../../paths.ts';
import { buttonStyle, type ButtonVariant } from '../../ui/button-style.ts';

interface ContactLinkProps {
  /** The name of the plan, where the page has several of these links. */
  about?: string;
  variant?: ButtonVariant;
}

/** Opens the mail program with a mail to the team. */
export function ContactLink({ about, variant = 'quiet' }: ContactLinkProps) {
  return (
    <a href={paths.teamEmail()} className={buttonStyle(variant)}>
      <Mail aria-hidden="true" size={18} />
      <span>
        {pricingCopy.contact}
        {about && <span className="sr-only">{pricingCopy.contactAbout(about)}</span>}
      </span>
    </a>
  );
}
