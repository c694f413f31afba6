import { toOperation } from '@meet/contracts';
import * as calls from '../organizations.ts';

export const createOrganization = toOperation(calls.createOrganization, '85343a4feee323565eadf748fee992fc96083a9437a29df515db776a8dbb96ae');
export const deleteOrganization = toOperation(calls.deleteOrganization, '6e28fc5085ce5cbad0029d8bd2c30372b2bf23efa98767b1165f9792ca1cea29');
export const getUserRole = toOperation(calls.getUserRole, '09e8b1a2361b6d7ef8cac70a04dd61f75aeafbaae4f463bf5d19d2c69c673ca0');
export const renameOrganization = toOperation(calls.renameOrganization, '2be3c55819c07eece4b860c5962562cff70d2e524f5aa1071cdd182f9bd90972');
