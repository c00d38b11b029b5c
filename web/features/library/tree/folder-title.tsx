interface FolderTitleProps {
  /** Where the title describes another element. */
  id?: string;
  title: string | undefined;
}

/** What a year group or a week is about, below its name: at most two lines. */
export function FolderTitle({ id, title }: FolderTitleProps) {
  if (title === undefined) return null;
  return (
    <>
      {' '}
      <span
        id={id}
        title={title}
        className="line-clamp-2 text-small font-normal text-ink-soft wrap-anywhere"
      >
        {title}
      </span>
    </>
  );
}
