import { toOperation } from '@meet/contracts';
import * as calls from '../contactsImport.ts';

export const beginContactsImport = toOperation(calls.beginContactsImport, '233a4d4bce7a4dce700c518a27994bb24ebdd8b76490f2f4237d747c7d22a062');
export const getContactsProvider = toOperation(calls.getContactsProvider, 'b69bee69db3f9ac290cf950a4643e53e450c604d3a96c7b17991649db4f9d954');
export const readProviderContacts = toOperation(calls.readProviderContacts, '808f81cba9891053a18e49605204ae2ce1eb48a1c09839a436e51bdbe691bbf0');
