import { startPdfEngine } from './pdf-engine.ts';

/** The address of a resource, as `learningRoute` has it. */
const RESOURCE_ADDRESS = /^\/\w+\/[^/]+\/[^/]+\/[^/]+$/;

// Whoever opens such an address wants the viewer. pdf.js is on its way before the site itself has started.
if (RESOURCE_ADDRESS.test(window.location.pathname)) startPdfEngine().catch(() => undefined);
