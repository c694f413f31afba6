import { toOperation } from '@meet/contracts';
import * as calls from '../channels.ts';

export const changeChannel = toOperation(calls.changeChannel, 'ea1279b80e0502c7271eec34972ac9b216934496c64d7020c0d95b7f218bc71a');
export const getChannel = toOperation(calls.getChannel, '3cadee143828537cba27a7b7f2e6847a915c0deb09bc31a49a9bd90f71fa7907');
export const getChannelAudit = toOperation(calls.getChannelAudit, '2e95b4e565d7eeebd879c2f81ca949e072898550b894561ecf010812ac56ef84');
