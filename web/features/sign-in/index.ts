export type { Mode } from './sign-in-card.tsx';
export { SignInCard } from './sign-in-card.tsx';
