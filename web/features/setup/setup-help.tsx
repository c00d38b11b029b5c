interface SetupHelpProps {
  help: { summary: string; steps: readonly { text: string; code?: string }[] };
}

/** Instructions with their files and commands; they open without script too. */
export function SetupHelp({ help: { summary, steps } }: SetupHelpProps) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small text-sky underline underline-offset-3">
        {summary}
      </summary>
      <ol className="grid list-decimal gap-2 pl-5 text-small">
        {steps.map(({ text, code }) => (
          <li key={text}>
            {text}
            {code && (
              <code className="mt-1 block rounded-s bg-paper px-3 py-2 wrap-anywhere">{code}</code>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
