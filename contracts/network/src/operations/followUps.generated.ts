import { toOperation } from '@meet/contracts';
import * as calls from '../followUps.ts';

export const resendFollowUps = toOperation(calls.resendFollowUps, '82eadbc98b1a91652fe99e966faaba45fc1c2d65415826a2d903f2c2c5205d68');
