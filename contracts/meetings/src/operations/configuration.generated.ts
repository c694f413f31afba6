import { toOperation } from '@meet/contracts';
import * as calls from '../configuration.ts';

export const getHostMeetingConfiguration = toOperation(calls.getHostMeetingConfiguration, 'c984fec95ce950c40f1c7b2d850be0d9e085f90a241d67c113116b5a11c87946');
export const updateHostMeetingConfiguration = toOperation(calls.updateHostMeetingConfiguration, 'bb6233eaeb11347d59db89c395b918841a704f2978f0389d00a2e0fcfe69ba51');
