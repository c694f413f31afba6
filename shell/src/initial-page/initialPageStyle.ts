import { semanticColors, toSheet, type SemanticColor } from '@meet/ui/plain';
import { HOME_PLACES } from './homePlaces.ts';

const color = (name: SemanticColor) => `light-dark(${semanticColors[name].join(', ')})`;

/**
 * Styles of the initial page. They use the places of the pages that follow, so that nothing moves. They are removed
 * with the page.
 */
export const initialPageStyle = `
#first-page { position: fixed; inset: 0; z-index: 1000; overflow: hidden; display: flex; flex-direction: column;
  color-scheme: light; color: ${color('fg')}; background: ${color('bg')}; text-size-adjust: 100%;
  font: 14px/1.5 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  font-feature-settings: 'cv11', 'ss03', 'calt'; -webkit-font-smoothing: antialiased }
.dark #first-page { color-scheme: dark }
#first-page * { box-sizing: border-box; margin: 0; font-family: inherit }
#first-page :focus-visible { outline: 2px solid ${color('accent.ring')}; outline-offset: 2px }
#first-page .page { flex: 1; min-height: 0; overflow: hidden; display: flex; flex-direction: column }
#first-page header { display: flex; align-items: center; justify-content: space-between; flex-shrink: 0; height: 56px;
  padding: 0 16px }
#first-page header a { display: inline-flex; align-items: center; gap: 8px; color: inherit; font-size: 19px;
  font-weight: 650; line-height: 1; letter-spacing: -0.022em; text-decoration: none }
#first-page header svg { width: 28px; height: 28px }
#first-page header .sign-in { height: 40px; padding: 0 16px; font-size: 14px; font-weight: 500; letter-spacing: 0;
  border: 1px solid ${color('border.strong')}; border-radius: 8px; background: ${color('bg.surface')} }
#first-page h1 { font-size: 32px; font-weight: 650; line-height: 1.2; letter-spacing: -0.022em; text-wrap: balance }
#first-page h1 + p { color: ${color('fg.muted')} }
#first-page .label, #first-page .field { border-radius: 8px; background: ${color('bg.subtle')} }
#first-page .label { width: 45%; height: 18px; margin-bottom: 8px }
#first-page .field { height: 40px; margin-bottom: 24px }
#first-page .state { padding: 0 16px }
#first-page.words-alone { z-index: 1; background: none; pointer-events: none }
#first-page.words-alone :is(header, .state, .cookies) { visibility: hidden }
#first-page .home { width: 100%; max-width: 70rem; margin: 0 auto; padding: 16px }
#first-page .home .card { height: 180px; border: 1px solid ${color('border')}; border-radius: 16px;
  padding: 24px 16px; background: ${color('bg.surface')} }
#first-page .auth { flex: 1; display: flex; flex-direction: column; padding: 20px }
#first-page .auth header { height: 40px; padding: 0 }
#first-page .auth .words { flex: 1; display: flex; flex-direction: column; width: 100%; max-width: 25rem; margin: 0 auto;
  padding: 32px 0 }
#first-page .auth h1 + p { margin-top: 8px; font-size: 16px }
#first-page .auth .card { height: 525px; flex-shrink: 0; padding-top: 32px }
#first-page .dashboard .words { max-width: 70rem; margin: 0 auto; padding: 16px 16px 0; background: ${color('bg')} }
#first-page .dashboard h1 { font-size: 24px }
#first-page .dashboard h1 + p { margin-top: 4px }
#first-page .frame header { border-bottom: 1px solid ${color('border')}; background: ${color('bg.surface')}; padding: 0 12px }
#first-page .cookies { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px;
  padding: 8px 16px max(8px, env(safe-area-inset-bottom)); border-top: 1px solid ${color('border')};
  background: ${color('bg.surface')} }
#first-page .cookies p { flex: 1 1 280px }
#first-page .cookies span { padding: 0 6px; font-size: 12px; line-height: 24px; font-weight: 500; visibility: hidden }
#first-page button { height: 32px; padding: 0 12px; font-size: 14px; font-weight: 500; line-height: 1.2; cursor: pointer;
  color: inherit; border: 1px solid ${color('border.strong')}; border-radius: 8px; background: ${color('bg.surface')} }
@media (min-width: 576px) {
  #first-page .auth { padding: 20px 32px }
  #first-page .auth .words { justify-content: center; padding: 40px 0 }
}
@media (min-width: 768px) {
  #first-page .home { padding: 32px }
  #first-page .frame header { padding: 0 16px }
  #first-page .dashboard { padding-inline-start: 76px }
  #first-page .dashboard.beside-panel { padding-inline-end: 120px }
  #first-page .dashboard .words { padding: 32px 32px 0 }
  #first-page .cookies { justify-content: center; gap: 16px }
  #first-page .cookies p { flex: 0 1 auto }
}
@media (min-width: 1024px) {
  #first-page .auth { width: 50% }
}
@media (min-width: 1280px) {
  #first-page .dashboard { padding-inline-start: 240px }
}
${toSheet('#first-page', HOME_PLACES)}`;
