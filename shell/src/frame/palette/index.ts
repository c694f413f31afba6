export { ShortcutsDialog } from '../ShortcutsDialog.tsx';
export { FindPalette } from './FindPalette.tsx';
export { loadPaletteTexts } from './loadPaletteTexts.ts';
