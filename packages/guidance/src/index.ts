export { rememberGuide } from './guides/guideMemory.ts';
export { showQuickGuide } from './guides/showQuickGuide.ts';
export { useQuickGuide } from './guides/useQuickGuide.ts';
export { GUIDANCE_NAMESPACE, guidanceTexts } from './i18n/guidanceTexts.ts';
export { InfoNote } from './info-note/InfoNote.tsx';
