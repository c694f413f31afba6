import { toOperation } from '@meet/contracts';
import * as calls from '../joining.ts';

export const getMobileAccess = toOperation(calls.getMobileAccess, '049e0daf7db472bf019fbae719fc5abc6bb48f5be8198beae7ca04d35aaf1344');
export const heartbeat = toOperation(calls.heartbeat, 'a9d1eb53a95a3dd1e76dac2c7a9f300847e9d27295a9b1316ecccb404ab775f3');
export const joinMeeting = toOperation(calls.joinMeeting, '3ea2496371ce009e698ba01127a02356da2dd543f974cd6c1cbebe36a62dc643');
export const updateContactHistoryParticipantId = toOperation(calls.updateContactHistoryParticipantId, 'e21c63944da97852502c05c721eaaf333715a4e1bc6354855b64a28379553a91');
