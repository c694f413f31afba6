import { deleteApiKey, generateApiKey, getApiKeys } from './apiKeys.ts';
import { endApiKeys, resolveApiKey } from './resolveApiKey.ts';

export const operations = [generateApiKey, getApiKeys, deleteApiKey, resolveApiKey, endApiKeys];
