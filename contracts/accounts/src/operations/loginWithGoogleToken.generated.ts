import { operationOf } from '@meet/contracts';
import { loginWithGoogleToken as call } from '../index.ts';

export const loginWithGoogleToken = /* @__PURE__ */ operationOf(call, 'aec964f43eb22205fd2c2eb261692b395de8ee825d1ef8e0548a5f4f7eba9d47');
