export { ACCOUNT_PAGES } from './accountPages.tsx';
export type { PageShell, SignedIn } from './PageShell.ts';
