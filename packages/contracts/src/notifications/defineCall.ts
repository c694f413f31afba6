import { callsOf } from '../core/defineCall.ts';

export const defineCall = callsOf('notifications');
