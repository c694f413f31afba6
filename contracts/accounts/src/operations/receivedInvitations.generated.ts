import { toOperation } from '@meet/contracts';
import * as calls from '../receivedInvitations.ts';

export const acceptInvitation = toOperation(calls.acceptInvitation, '16ce136c59c9b1cbca23f5edef8fa7da0fe19db329e615bb0fd3589a938300fc');
export const declineInvitation = toOperation(calls.declineInvitation, 'c6fff45c1bd2dfadddfae2bf254b5eba993cfe959260a1bdf0a82619d99f6b26');
export const describeInvitation = toOperation(calls.describeInvitation, '932857aa8ab772299f5ff6d165cfffd83a63a44dcfbbfb533ad78c92cce7f74a');
