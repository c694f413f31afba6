export { ShortcutsDialog } from '../ShortcutsDialog.tsx';
export { FindPalette } from './FindPalette.tsx';
export { paletteTexts } from './paletteTexts.ts';
