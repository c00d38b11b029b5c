/** A value of NODE_OPTIONS with which a process takes it to be fifteen minutes later than it is. */
export const FIFTEEN_MINUTES_AHEAD = `--import data:text/javascript,${encodeURIComponent(`
  const now = Date.now.bind(Date);
  const ahead = () => now() + 900_000;
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length > 0 ? given : [ahead()])); }
    static now() { return ahead(); }
  };`)}`;
