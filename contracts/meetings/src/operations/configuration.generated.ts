import { toOperation } from '@meet/contracts';
import * as calls from '../configuration.ts';

export const getHostMeetingConfiguration = toOperation(calls.getHostMeetingConfiguration, 'c984fec95ce950c40f1c7b2d850be0d9e085f90a241d67c113116b5a11c87946');
export const updateHostMeetingConfiguration = toOperation(calls.updateHostMeetingConfiguration, '2dcd9a2af70918557b42c8afbc4d5d05b0ffdaddbc84810a421f2afc7bb4ae12');
