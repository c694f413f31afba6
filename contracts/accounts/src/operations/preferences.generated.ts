import { toOperation } from '@meet/contracts';
import * as calls from '../preferences.ts';

export const getAccountPreferences = toOperation(calls.getAccountPreferences, '1feaa89ee8c207ae0e157c2911f1779904616d6e9e7bab2196e694af58defd62');
export const updateAccountPreferences = toOperation(calls.updateAccountPreferences, 'be9cd7d8195f320d6ce701a9d2c191443a0093adabce7813780f113c9955650f');
