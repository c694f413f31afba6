import { toOperation } from '@meet/contracts';
import * as calls from '../contacts.ts';

export const addContact = toOperation(calls.addContact, '5a1b4e06a66caa376ef0a5e6543af52fd0a484487f734ebfb3ed970eca85190d');
export const addRemoveContactFromMyTeam = toOperation(calls.addRemoveContactFromMyTeam, 'a6be1daa9f46ba195b267e83a381a4296f469910c500da90eaca0d677a4f10f8');
export const addRemoveContactToMyPartners = toOperation(calls.addRemoveContactToMyPartners, '3f90fad992dea85ef8016318cddbbd0ab0eb50093c4b70f30ef1e7b8c8371a8c');
export const deleteContact = toOperation(calls.deleteContact, 'c1ffaacf186adcaed983feff22381293e0e5532de4a1f23188e152617e337453');
export const editContact = toOperation(calls.editContact, '1751efb6908e2961df8e82d5bcc35adeac5283eee3c121a86256a2d6d94085ff');
export const getContacts = toOperation(calls.getContacts, 'e7edf75188d3c65f3fc2fa2e4e94cc705a21d01e690e38ca411fc4008e42c5aa');
export const getFrequentUsers = toOperation(calls.getFrequentUsers, 'd26aa0d6ddcc29ab1e97db9f06929cf3079102c8198380e6f9cb43fa905fb380');
export const togglePinContact = toOperation(calls.togglePinContact, '2f1173184656f6bf41f47de3d87d89503ec009b7ac9ddfdfab6d3cb397349f51');
