import { callsOf } from '@meet/contracts';

export const defineCall = callsOf('meetings');
