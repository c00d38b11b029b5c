interface PagePictureProps {
  /** Of the files in `public/pictures`, without width and ending. */
  name:
    | 'slide-title'
    | 'slide-words'
    | 'slide-rule'
    | 'slide-sort'
    | 'slide-web'
    | 'slide-mistakes'
    | 'teacher-guide'
    | 'worksheet'
    | 'home-sheet'
    | 'progression-map';
  /** Empty for decorative pictures. */
  alt: string;
  sizes: string;
  /** Visible when the page opens, so it is fetched first. */
  first?: boolean;
  className: string;
}

/** A picture of a page of the scheme, in the width that the screen needs. */
export function PagePicture({ name, sizes, first = false, ...rest }: PagePictureProps) {
  return (
    // oxlint-disable-next-line alt-text -- the alternative text is among the rest
    <img
      {...rest}
      src={`/pictures/${name}-480.webp`}
      srcSet={`/pictures/${name}-480.webp 480w, /pictures/${name}-960.webp 960w`}
      sizes={sizes}
      width={960}
      height={name === 'worksheet' ? 1358 : 540}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
