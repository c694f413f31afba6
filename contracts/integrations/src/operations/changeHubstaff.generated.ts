import { operationOf } from '@meet/contracts';
import { changeHubstaff as call } from '../index.ts';

export const changeHubstaff = /* @__PURE__ */ operationOf(call, '912ad84433fd37c97b0d48c81c2486868fe20e15ec82b79bf7114a3d56fd2576');
