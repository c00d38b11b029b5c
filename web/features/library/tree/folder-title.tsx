import { Fragment } from 'react';

interface FolderTitleProps {
  /** Where the title describes another element. */
  id?: string;
  title: string | undefined;
}

/** What a year group or a week is about, below its name. In full: a phone has no way to show what was left out. */
export function FolderTitle({ id, title }: FolderTitleProps) {
  if (title === undefined) return null;
  return (
    <>
      {' '}
      <span
        id={id}
        className="block text-small font-normal text-pretty text-ink-soft wrap-anywhere"
      >
        {title.split(ENDING).map((part, n) => (
          // oxlint-disable-next-line no-array-index-key -- parts have no other name and never move
          <Fragment key={n}>
            {part.startsWith('-') ? <span className="whitespace-nowrap">{part}</span> : part}
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** An ending such as `-dge`, which browsers would break after its hyphen. */
const ENDING = /(-\S{1,12})(?!\S)/;
