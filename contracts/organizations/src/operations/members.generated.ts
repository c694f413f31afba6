import { toOperation } from '@meet/contracts';
import * as calls from '../members.ts';

export const changeOrganizationAdminPermission = toOperation(calls.changeOrganizationAdminPermission, '16c32c219aa37d5497eac813d50bacde3cf07637b9e038e7bdd8db919a9f23c9');
export const changeOrganizationMemberPermission = toOperation(calls.changeOrganizationMemberPermission, 'ee8ba37400b735608cba6ce546816238d777e7acc60f2eeadd864db65df0a438');
export const changeOrganizationMemberRole = toOperation(calls.changeOrganizationMemberRole, '75676e610d22b7a93e7322217bd9aeb470fed96c07843a935e3e25f18e1da247');
export const changeOrganizationMemberType = toOperation(calls.changeOrganizationMemberType, '530d66825b5df524f33d971bf3372af969cc1ace364713c922d5190b0a5fd89d');
export const deleteOrganizationMember = toOperation(calls.deleteOrganizationMember, 'd6b726021f26b11a6a7a2426c96fa37cb81f2bc966c3e3336a56ec9b3c3b62e1');
export const getOrganizationMembers = toOperation(calls.getOrganizationMembers, 'fc15c30e0fa5b92884e5a1146993091e302d320f8fc22b567a5b5b8732d99493');
export const getSuggestionFromGroups = toOperation(calls.getSuggestionFromGroups, '5ba9087db0bc10049e91a89dddcc7a2d4cec9c8facaddd1f0847699b103312af');
export const leaveOrganization = toOperation(calls.leaveOrganization, 'b49870a0c426c27f747e86a9842c5c2ab9f0dfa25db5e36caf348710e69547df');
