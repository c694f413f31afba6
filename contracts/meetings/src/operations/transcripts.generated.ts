import { toOperation } from '@meet/contracts';
import * as calls from '../transcripts.ts';

export const deleteMeetingTranscript = toOperation(calls.deleteMeetingTranscript, '89581b94dfe1544981ecf00a8d0b16ebc35d029b51b0e94202dd69bf9678f3cf');
export const getMeetingTranscript = toOperation(calls.getMeetingTranscript, 'beb5f5bff09293237ed2a933725a3d7df95f72837bf5f2702dcc28ceff9db74f');
