import { toOperation } from '@meet/contracts';
import * as calls from '../apiKeys.ts';

export const deleteApiKey = toOperation(calls.deleteApiKey, 'ecd99d5ac3a05b830d444de83aa9ffbcbf92c1d2b5c8924e79d5575bc6cb29d6');
export const generateApiKey = toOperation(calls.generateApiKey, '412b9a563e46b2c071ac3155a77f60a41168d84fe2941120ad318a4999c94e74');
export const getApiKeys = toOperation(calls.getApiKeys, 'c02230910c395ef2c9b0a432c4fb0969437fd9087a394d4f06316014cff9eff8');
