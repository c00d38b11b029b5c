interface FolderTitleProps {
  /** Where the title describes another element. */
  id?: string;
  title: string | undefined;
  /** In full, however long; otherwise two lines at the most. */
  whole?: boolean;
}

/** What a year group or a week is about, below its name. */
export function FolderTitle({ id, title, whole = false }: FolderTitleProps) {
  if (title === undefined) return null;
  return (
    <>
      {' '}
      <span
        id={id}
        title={title}
        className={`${whole ? 'block' : 'line-clamp-2'} text-small font-normal text-pretty text-ink-soft wrap-anywhere`}
      >
        {title}
      </span>
    </>
  );
}
