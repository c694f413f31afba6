import { operationOf } from '@meet/contracts';
import { deleteApiKey as deleteApiKeyCall, generateApiKey as generateApiKeyCall, getApiKeys as getApiKeysCall } from './index.ts';

export const deleteApiKey = /* @__PURE__ */ operationOf(deleteApiKeyCall, 'd815e0f905d85f7bd98ce7f8b60a473d4c72f61ff7b6d5b9b2e353da7383a489');
export const generateApiKey = /* @__PURE__ */ operationOf(generateApiKeyCall, 'b83fae090609cb90d299be6f1144dd63accf64ca23e489f6751b42d318492596');
export const getApiKeys = /* @__PURE__ */ operationOf(getApiKeysCall, 'c02230910c395ef2c9b0a432c4fb0969437fd9087a394d4f06316014cff9eff8');
