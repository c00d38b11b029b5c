import { homeCopy } from '../copy/home.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/link-button.tsx';

export function Home() {
  const [first, second] = homeCopy.headline;
  return (
    <section className="ruled grow">
      <div className="wrap-wide grid justify-items-start gap-6 py-16 tablet:py-24 desktop:py-32">
        <h1 className="text-display">
          {first} <span className="text-leaf tablet:block">{second}</span>
        </h1>
        <p className="max-w-[38ch] text-large text-balance text-ink-soft">
          {homeCopy.introduction}
        </p>
        <LinkButton to={paths.teaching()}>{homeCopy.explore}</LinkButton>
      </div>
    </section>
  );
}
