import { useEffect, useRef } from 'react';
import type { PagePictureWidth } from '#contract/page-picture-route.ts';
import type { PictureShelf } from '../pdf-viewer/picture-shelf.ts';

interface PagePictureProps {
  pictures: PictureShelf;
  page: number;
  width: PagePictureWidth;
}

/** A page as a picture, loaded when it is first seen. Its name is beside it. */
export function PagePicture({ pictures, page, width }: PagePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (!element) return undefined;
    // A page that cannot be read says so when it is turned to.
    const load = () => pictures.load(page, width).catch(() => pictures.held(page));
    return showWhenSeen(element, load);
  }, [pictures, page, width]);
  return <img ref={image} alt="" className="block size-full min-h-px object-contain" />;
}

/** Returns the function that stops it and frees the picture. */
function showWhenSeen(
  image: HTMLImageElement,
  load: () => Promise<{ blob: Blob } | undefined>,
): () => void {
  let address: string | undefined;
  let isOver = false;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void show();
  });
  observer.observe(image);
  return () => {
    isOver = true;
    observer.disconnect();
    if (address) URL.revokeObjectURL(address);
  };

  async function show(): Promise<void> {
    const picture = await load();
    if (isOver) return;
    // Not the page that was shown before.
    if (!picture) return image.removeAttribute('src');
    address = URL.createObjectURL(picture.blob);
    image.src = address;
  }
}
