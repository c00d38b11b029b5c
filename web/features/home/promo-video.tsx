import { homeCopy } from '../../copy/home.ts';
import { Section } from './section.tsx';

export function PromoVideo() {
  const { heading, text, label, captions, unsupported } = homeCopy.video;
  return (
    <Section heading={heading} text={text} ground="paper" onPaper={false}>
      {/* Not fetched before it is played. */}
      <video
        aria-label={label}
        controls
        playsInline
        preload="none"
        poster="/pictures/promo-poster.webp"
        width={1280}
        height={720}
        className="mx-auto mt-8 aspect-video h-auto w-full max-w-260 rounded-l bg-leaf-deep shadow-high desktop:mt-10"
      >
        {/* First the format that old machines decode in hardware. */}
        <source src="/video/promo.mp4" type="video/mp4" />
        <source src="/video/promo.webm" type="video/webm" />
        <track kind="captions" src="/video/promo.vtt" srcLang="en-GB" label={captions} default />
        {unsupported}
      </video>
    </Section>
  );
}
