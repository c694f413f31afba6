import { toOperation } from '@meet/contracts';
import * as calls from '../apiKeys.ts';

export const deleteApiKey = toOperation(calls.deleteApiKey, 'd815e0f905d85f7bd98ce7f8b60a473d4c72f61ff7b6d5b9b2e353da7383a489');
export const generateApiKey = toOperation(calls.generateApiKey, '8f5e9147f226ec86ee38027237672086de2e43cf6db22820087e4d05572f1d60');
export const getApiKeys = toOperation(calls.getApiKeys, 'c02230910c395ef2c9b0a432c4fb0969437fd9087a394d4f06316014cff9eff8');
