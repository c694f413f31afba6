import { toOperation } from '@meet/contracts';
import * as calls from '../joining.ts';

export const getMobileAccess = toOperation(calls.getMobileAccess, '049e0daf7db472bf019fbae719fc5abc6bb48f5be8198beae7ca04d35aaf1344');
export const heartbeat = toOperation(calls.heartbeat, 'bad22fc35406f04829597327d15efc02686b8b31384b855d6ee29ab529b30000');
export const joinMeeting = toOperation(calls.joinMeeting, 'e6f4170e4afd78e4d15016b79dff52e24546efe34b7fbe06e178cf8cbd6e0cc1');
export const updateContactHistoryParticipantId = toOperation(calls.updateContactHistoryParticipantId, 'fcaa125cbaa52e465adf8265958602814c2feb6b799a6562218c5106d093c8d9');
