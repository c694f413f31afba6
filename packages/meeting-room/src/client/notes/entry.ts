export { createNotes } from './createNotes.ts';
