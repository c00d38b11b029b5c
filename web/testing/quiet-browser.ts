import terminal from 'node:console';

/**
 * happy-dom reports every refused or broken request on the console of the process, as a browser would on its own. Tests
 * that cause them check what the page shows. The console that tests and pages use is another one.
 */
terminal.error = () => {};
terminal.warn = () => {};
