/** The id of the panel of resources. */
export const RESOURCES_PANEL = 'resources';

/** Moves the focus past the lists; only seen while it has the focus itself. */
export function SkipToResources({ text }: { text: string }) {
  return (
    <a
      href={`#${RESOURCES_PANEL}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(RESOURCES_PANEL)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:justify-self-start focus:rounded-s focus:bg-sheet focus:px-4 focus:py-2 focus:font-semibold"
    >
      {text}
    </a>
  );
}
