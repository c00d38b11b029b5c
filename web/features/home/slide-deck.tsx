import { homeCopy } from '../../copy/home.ts';
import { PagePicture } from './page-picture.tsx';

/** A stack of slides of one week, with the worksheet beside it. */
export function SlideDeck() {
  const { slide, worksheet } = homeCopy.hero;
  return (
    <div className="relative mx-auto w-full max-w-150 px-[5%] pt-[9%] pb-[15%]">
      <PagePicture
        name="slide-title"
        alt=""
        sizes={SIZES}
        className={`${PAGE} absolute top-[3%] left-0 w-[82%] -rotate-6`}
      />
      <PagePicture
        name="slide-rule"
        alt=""
        sizes={SIZES}
        className={`${PAGE} absolute top-[5%] right-0 w-[80%] rotate-[5deg]`}
      />
      <PagePicture
        name="slide-words"
        alt={slide}
        sizes={SIZES}
        first
        className={`${PAGE} relative w-full -rotate-1`}
      />
      <PagePicture
        name="worksheet"
        alt={worksheet}
        sizes="10rem"
        className={`${PAGE} absolute right-[1%] bottom-0 w-[26%] rotate-6`}
      />
    </div>
  );
}

const SIZES = '(min-width: 40rem) 34rem, 86vw';

const PAGE = 'h-auto rounded-m border border-line bg-sheet shadow-high';
