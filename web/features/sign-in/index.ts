export type { Mode } from './sign-in-card.tsx';
export { prepareSignIn } from './providers-query.ts';
export { submitSignIn } from './submit-sign-in.ts';
export { SignInCard } from './sign-in-card.tsx';
