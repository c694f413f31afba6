import { operationOf } from '@meet/contracts';
import { getApiKeys as call } from '../index.ts';

export const getApiKeys = /* @__PURE__ */ operationOf(call, 'c02230910c395ef2c9b0a432c4fb0969437fd9087a394d4f06316014cff9eff8');
