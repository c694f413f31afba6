import { toOperation } from '@meet/contracts';
import * as calls from '../contacts.ts';

export const addContact = toOperation(calls.addContact, 'cc1cdae2afc28de6d966eff4c24f2fd060bed9e0526bdb72b99ffee81b57dbf8');
export const addRemoveContactFromMyTeam = toOperation(calls.addRemoveContactFromMyTeam, '5456804bfded5cf80df4feb1ad12e3399c5d69dfc7baafcf311bb51da2c0f744');
export const addRemoveContactToMyPartners = toOperation(calls.addRemoveContactToMyPartners, 'bba5ca5beb227d1bccf8c33fe816deebedebaacf91f1deb32abe50fc99864947');
export const deleteContact = toOperation(calls.deleteContact, '8a30fb2a8ff3435ca4bd67190d32c99c30faa12fb8a32c2a7d9faaaffccdf71e');
export const editContact = toOperation(calls.editContact, '38021be0a944f9a0456a03dca8d490401c4920d8967d3009556c49f098c898ad');
export const getContacts = toOperation(calls.getContacts, 'e7edf75188d3c65f3fc2fa2e4e94cc705a21d01e690e38ca411fc4008e42c5aa');
export const getFrequentUsers = toOperation(calls.getFrequentUsers, 'd26aa0d6ddcc29ab1e97db9f06929cf3079102c8198380e6f9cb43fa905fb380');
export const togglePinContact = toOperation(calls.togglePinContact, '28a3e935976f0a5ad334871abe3b2e39aae9604b18e9f7f913c781565ce02c81');
