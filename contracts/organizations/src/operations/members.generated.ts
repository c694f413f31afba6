import { toOperation } from '@meet/contracts';
import * as calls from '../members.ts';

export const changeOrganizationAdminPermission = toOperation(calls.changeOrganizationAdminPermission, '287b4bd5c0c3b679c9570c023ec58ae8448c2712a618d1fc85e63c9f92bf6668');
export const changeOrganizationMemberPermission = toOperation(calls.changeOrganizationMemberPermission, 'b963c76cbc65d853d8d5f70370e50d9759084d3b1f2febc8afd91a06f70ccd11');
export const changeOrganizationMemberRole = toOperation(calls.changeOrganizationMemberRole, 'cc1d650b96e6f21b4ae0a99ab2387b926724e66e08cd42861f01f53af53cb2a7');
export const changeOrganizationMemberType = toOperation(calls.changeOrganizationMemberType, '15f3f1392f1e07cb5663c77193d10057c0d59aceae1ee230f5d01df7ab1aece6');
export const deleteOrganizationMember = toOperation(calls.deleteOrganizationMember, '8879d377b35a8da60b2210144986ce2d42149498d4389e005986c36133c8e8ca');
export const getOrganizationMembers = toOperation(calls.getOrganizationMembers, 'fc15c30e0fa5b92884e5a1146993091e302d320f8fc22b567a5b5b8732d99493');
export const getSuggestionFromGroups = toOperation(calls.getSuggestionFromGroups, '5ba9087db0bc10049e91a89dddcc7a2d4cec9c8facaddd1f0847699b103312af');
export const leaveOrganization = toOperation(calls.leaveOrganization, 'aaa93558992c1348a0dea733fa9564099fdbb533f8b16eccf07c6e9b151cd86e');
