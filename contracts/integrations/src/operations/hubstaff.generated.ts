import { toOperation } from '@meet/contracts';
import * as calls from '../hubstaff.ts';

export const beginHubstaff = toOperation(calls.beginHubstaff, 'c861a8c8f8b22e7c22903ad62cb3ec83db30d41b50fb52151249167166d96009');
export const changeHubstaff = toOperation(calls.changeHubstaff, '912ad84433fd37c97b0d48c81c2486868fe20e15ec82b79bf7114a3d56fd2576');
export const disconnectHubstaff = toOperation(calls.disconnectHubstaff, '6355545720a2c266a1afbd6caaa26403eea1e26646a211a5f99d0c9248570b19');
export const finishHubstaff = toOperation(calls.finishHubstaff, '763bc7c3fc4112a13fd0d154297fa9ef16cce09131b28646f9e8e4a20d386834');
export const getHubstaff = toOperation(calls.getHubstaff, 'c3c3d431c0d0c824b6b22d32402a96c1196e955e05dfc35175808177c3a18c65');
export const getHubstaffProjects = toOperation(calls.getHubstaffProjects, '577615cfdf57d25a68ea96296f836ac4631c5769a3640a3c0f6818520ae56f9f');
