import { homeCopy } from '../../copy/home.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export function ClosingCall() {
  const { heading, text, view } = homeCopy.closing;
  return (
    <section
      aria-labelledby="closing-call"
      className="grow border-t border-line bg-leaf-deep print:hidden"
    >
      {/* The picture touches the green section below it. */}
      <div className="bg-paper pt-8">
        <img
          src="/pictures/orchard.svg"
          alt=""
          width={1920}
          height={220}
          loading="lazy"
          decoding="async"
          className="block h-36 w-full object-cover object-bottom tablet:h-44 desktop:h-55"
        />
      </div>
      <div className="on-dark wrap-wide flex flex-col items-start justify-between gap-x-10 gap-y-6 pt-8 pb-14 text-sheet tablet:flex-row tablet:items-center tablet:pb-20">
        <div>
          <h2 id="closing-call" className="text-heading">
            {heading}
          </h2>
          <p className="mt-3 text-large text-leaf-pale">{text}</p>
        </div>
        <div className="shrink-0">
          <LinkButton to={paths.teaching()} variant="honey">
            {view}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
