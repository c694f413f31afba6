import { toOperation } from '@meet/contracts';
import * as calls from '../preferences.ts';

export const getAccountPreferences = toOperation(calls.getAccountPreferences, '8d21851cf4ae102fe06f2d56d76f58d85da948ad856b2037fc74ec4f62ca53aa');
export const updateAccountPreferences = toOperation(calls.updateAccountPreferences, 'be9cd7d8195f320d6ce701a9d2c191443a0093adabce7813780f113c9955650f');
