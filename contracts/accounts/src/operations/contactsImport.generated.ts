import { toOperation } from '@meet/contracts';
import * as calls from '../contactsImport.ts';

export const beginContactsImport = toOperation(calls.beginContactsImport, '332efe0022a35d68dd05416d27306e5507fb79219900f9fd417ac74c16d637bb');
export const getContactsProvider = toOperation(calls.getContactsProvider, 'b69bee69db3f9ac290cf950a4643e53e450c604d3a96c7b17991649db4f9d954');
export const readProviderContacts = toOperation(calls.readProviderContacts, '0417565a1c19c70bf6cdba7dd737ff5b5fc3f955b28c1805f7c5ddc345f7f749');
