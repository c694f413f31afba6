import { toOperation } from '@meet/contracts';
import * as calls from '../closing.ts';

export const closeAccount = toOperation(calls.closeAccount, 'aa045e274cc9627d33dbc2ff99d7247cafb4764de33fc25b5f44f30cdb2ac019');
export const getAccountClosing = toOperation(calls.getAccountClosing, '89c6819ecb9ec7cceb9a7fdf32c513fc39efa31910135890feb91733f1388d6f');
export const keepAccount = toOperation(calls.keepAccount, 'c2ab9e482062a8cfdea03fa854794d7ee64632dec5806be30f20d783a0495dbf');
