export { renderUi } from './renderUi.tsx';
