import { JOIN_PAGE } from '@meet/meetings-contract/join-page';
import { semanticColors, toSheet, type SemanticColor } from '@meet/ui/plain';

const color = (name: SemanticColor) => `light-dark(${semanticColors[name].join(', ')})`;

/**
 * Styles of the instant join page, which uses the places of the meeting's page that follows. They are a style sheet,
 * because the page's policy forbids style attributes, and are removed with the page.
 */
export const instantJoinStyle = `
#instant-join { position: fixed; inset: 0; z-index: 1000; overflow: auto; color-scheme: light; color: ${color('fg')};
  background: ${color('bg')}; font: 14px/1.5 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  font-feature-settings: 'cv11', 'ss03', 'calt'; -webkit-font-smoothing: antialiased }
.dark #instant-join { color-scheme: dark }
#instant-join * { box-sizing: border-box; margin: 0; font-family: inherit }
#instant-join :focus-visible { outline: 2px solid ${color('accent.ring')}; outline-offset: 2px }
#instant-join .page { min-height: 100% }
#instant-join header { flex-shrink: 0 }
#instant-join header a { display: inline-flex; align-items: center; gap: 8px; margin-top: 4px; color: inherit;
  font-size: 19px; font-weight: 650; line-height: 1; letter-spacing: -0.022em; text-decoration: none }
#instant-join header svg { width: 28px; height: 28px }
#instant-join .picture { display: grid; place-items: center; padding: 24px; color: #f4f1ec; text-align: center }
/* Place of the options of the meeting that come later. */
#instant-join .options { height: 32px }
#instant-join h1 { font-size: 24px; font-weight: 650; line-height: 1.2; letter-spacing: -0.022em }
#instant-join .state { color: ${color('fg.muted')} }
#instant-join label { display: block; margin-bottom: 6px; font-weight: 500 }
#instant-join input { width: 100%; height: 48px; padding: 0 16px; font-size: 16px; color: inherit; border-radius: 8px;
  border: 1px solid ${color('border.control')}; background: ${color('bg.surface')} }
#instant-join input:focus-visible { outline-offset: 0; outline-width: 1px; border-color: ${color('accent.ring')} }
#instant-join .error { min-height: 20px; margin: 4px 0 8px; font-size: 12px; line-height: 20px; color: ${color('danger.fg')} }
#instant-join .person { min-width: 0 }
#instant-join .person p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 500 }
#instant-join .person p + p { font-size: 12px; font-weight: 400; color: ${color('fg.muted')} }
#instant-join .disc { display: grid; place-items: center; flex-shrink: 0; width: 40px; height: 40px; border-radius: 50%;
  font-size: 15px; font-weight: 650; line-height: 1 }
#instant-join button { height: 48px; padding: 0 24px; font-size: 16px; font-weight: 500; cursor: pointer; border: 0;
  border-radius: 8px; color: ${color('accent.contrast')}; background: ${color('accent.solid')} }
#instant-join button:hover { background: ${color('accent.hover')} }
#instant-join button[aria-disabled] { cursor: progress; opacity: 0.75 }
#instant-join .room { font-size: 12px; line-height: 1.35; color: ${color('fg.muted')} }
${toSheet('#instant-join', JOIN_PAGE)}`;
