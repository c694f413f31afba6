export type { Command, PaletteGroup, PaletteWords } from './Command.ts';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { filterCommands } from './filterCommands.ts';
