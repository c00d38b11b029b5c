export { endEarlyPresses } from './early-presses.ts';
export { loadScreen } from './screen-failure.tsx';
export { ScreenFailure, ScreenLoadError } from './screen-failure.tsx';
export { SiteFailure } from './screen-failure.tsx';
export { SiteFrame } from './site-frame.tsx';
