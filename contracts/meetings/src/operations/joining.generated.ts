import { toOperation } from '@meet/contracts';
import * as calls from '../joining.ts';

export const getMobileAccess = toOperation(calls.getMobileAccess, '049e0daf7db472bf019fbae719fc5abc6bb48f5be8198beae7ca04d35aaf1344');
export const heartbeat = toOperation(calls.heartbeat, 'bad22fc35406f04829597327d15efc02686b8b31384b855d6ee29ab529b30000');
export const joinMeeting = toOperation(calls.joinMeeting, 'ce116fd60dd493083eacca0039e2bfbc56c4ebdebfa0d6aa3a6b3f0e70e22fff');
export const updateContactHistoryParticipantId = toOperation(calls.updateContactHistoryParticipantId, 'fcaa125cbaa52e465adf8265958602814c2feb6b799a6562218c5106d093c8d9');
