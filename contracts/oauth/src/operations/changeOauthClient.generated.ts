import { operationOf } from '@meet/contracts';
import { changeOauthClient as call } from '../index.ts';

export const changeOauthClient = /* @__PURE__ */ operationOf(call, '90b70207b361c50570b1939b1c6db4f95e7d10d4fe48340903e05f7de905643f');
