import { toOperation } from '@meet/contracts';
import * as calls from '../preferences.ts';

export const getAccountPreferences = toOperation(calls.getAccountPreferences, '8d21851cf4ae102fe06f2d56d76f58d85da948ad856b2037fc74ec4f62ca53aa');
export const updateAccountPreferences = toOperation(calls.updateAccountPreferences, '3202a3802292cb6c6856a0766540048f405c13a1d6a95207400436256a0a4bcc');
