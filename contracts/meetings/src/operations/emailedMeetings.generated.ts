import { toOperation } from '@meet/contracts';
import * as calls from '../emailedMeetings.ts';

export const getMeetingByEmail = toOperation(calls.getMeetingByEmail, '4f86e801cea41bb70a63287caa53fc81a3c14fe897be04786ee41d4f71407e46');
export const getMeetingIdJoinEmail = toOperation(calls.getMeetingIdJoinEmail, '7c88c9918734bdeb58fdce05665953f6207a238061f58adaf44b156a7c59622f');
