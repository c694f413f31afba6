import { toOperation } from '@meet/contracts';
import * as calls from '../hubstaff.ts';

export const beginHubstaff = toOperation(calls.beginHubstaff, '8b051c5a310f540b4129c663c7c300f7487d28efa09fd64602e69eecdab153fb');
export const changeHubstaff = toOperation(calls.changeHubstaff, 'ad3d175e620f933f5314992499780ced9f3e7a93586a2277b1a8734faacdde4f');
export const disconnectHubstaff = toOperation(calls.disconnectHubstaff, 'b138868ee695af47680b5337a6ae42603f4b359e3970ad159029efb9c113741b');
export const finishHubstaff = toOperation(calls.finishHubstaff, '7546c60771e44529c7c630438909cd0659f2512a07d19220a2a111459b8926c0');
export const getHubstaff = toOperation(calls.getHubstaff, 'c3c3d431c0d0c824b6b22d32402a96c1196e955e05dfc35175808177c3a18c65');
export const getHubstaffProjects = toOperation(calls.getHubstaffProjects, '577615cfdf57d25a68ea96296f836ac4631c5769a3640a3c0f6818520ae56f9f');
