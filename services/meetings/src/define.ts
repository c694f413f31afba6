import { operationsOf } from '@meet/service-kit';
import type { MeetingsDeps } from './deps.ts';

export const defineOperation = operationsOf<MeetingsDeps>();
