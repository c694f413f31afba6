import { requiredLine } from '@meet/contracts';
import { API_KEY_NAME_MIN, API_KEY_NAME_MAX } from './limits.ts';

export const apiKeyName = () =>
  requiredLine('integrations.keyNameRequired')
    .min(API_KEY_NAME_MIN, 'integrations.keyNameTooShort')
    .max(API_KEY_NAME_MAX, 'integrations.keyNameTooLong');
