import { toOperation } from '@meet/contracts';
import * as calls from '../typing.ts';

export const announceTyping = toOperation(calls.announceTyping, 'd36ed3da867d3f9ce64e59fa3256ab89fb99d01975a6ad359021015cb5a30150');
