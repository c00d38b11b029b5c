export type { Mode } from './mode-link.tsx';
export { SignInCard } from './sign-in-card.tsx';
