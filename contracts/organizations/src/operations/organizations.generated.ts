import { toOperation } from '@meet/contracts';
import * as calls from '../organizations.ts';

export const createOrganization = toOperation(calls.createOrganization, '7db6ff46c1b62bd1a83e73b2cb0083c5362558daca7cd6a5ab9227839ff6d586');
export const deleteOrganization = toOperation(calls.deleteOrganization, '0d9769a8bab9d622510d0f4e4a416a49e3b8114640a6a9161b77172892e97ae1');
export const getUserRole = toOperation(calls.getUserRole, '09e8b1a2361b6d7ef8cac70a04dd61f75aeafbaae4f463bf5d19d2c69c673ca0');
export const renameOrganization = toOperation(calls.renameOrganization, 'c5415c3bb0775309bc7b50b9cc7ef3f07705728953023a472b5c0b4138894d7a');
