export type { Command, PaletteGroup } from './Command.ts';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { filterCommands } from './filterCommands.ts';
