export { fakeLayout } from './fakeLayout.ts';
export { renderUi } from './renderUi.tsx';
