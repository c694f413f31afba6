export { CommandPalette, type Command, type CommandPaletteProps } from './CommandPalette.tsx';
