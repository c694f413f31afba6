import { toOperation } from '@meet/contracts';
import * as calls from '../notes.ts';

export const deleteMeetingNotes = toOperation(calls.deleteMeetingNotes, '0525aef51b2532c5c40aac002bd59f185af105b4c0b9719655bd84231fa56dbf');
export const getMeetingNotes = toOperation(calls.getMeetingNotes, 'bf74a485a1a5db7bdafce40a5172fd325a2ccc971570306cca8fb1888165cc0b');
