import { operationOf } from '@meet/contracts';
import { renewApiKey as call } from '../index.ts';

export const renewApiKey = /* @__PURE__ */ operationOf(call, '7b0d445e0052e3779eb34c936bc0407bc14a3f596d10103a79c1603f08890bf4');
