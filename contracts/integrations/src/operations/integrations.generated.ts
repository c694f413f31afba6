import { toOperation } from '@meet/contracts';
import * as calls from '../integrations.ts';

export const getIntegrations = toOperation(calls.getIntegrations, '1ac13404ae156e7fa1f41f901847bbfa6cb372df2b1d2fbbbff46c267ed5faad');
