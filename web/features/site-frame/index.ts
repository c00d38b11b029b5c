export { loadScreen } from './load-screen.ts';
export { ScreenFailure } from './screen-failure.tsx';
export { SiteFailure } from './site-failure.tsx';
export { SiteFrame } from './site-frame.tsx';
