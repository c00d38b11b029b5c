interface Output {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

const BAR_WIDTH = 32;

/** A bar that is drawn over itself on a terminal; a plain line a week where lines are kept. */
export function progressOn(output: Output) {
  return ({ label, done, all }: { label: string; done: number; all: number }): void => {
    if (output.isTTY !== true) {
      output.write(`${label} (${done} of ${all} files)\n`);
      return;
    }
    const filled = Math.round((BAR_WIDTH * done) / all);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const line = ` ${bar} ${done} of ${all} files  ${label}`.slice(0, (output.columns ?? 80) - 1);
    output.write(`\r\u001B[2K${line}${done === all ? '\n' : ''}`);
  };
}
