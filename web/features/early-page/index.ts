export { earlyInput } from './early-input.ts';
export { earlyPage } from './early-page.ts';
export { sayNotLoaded } from './say-not-loaded.ts';
export { typedText } from './typed-text.ts';
