import { LIMITS, requiredText } from '@meet/contracts';

export const apiKeyName = () =>
  requiredText('integrations.keyNameRequired')
    .min(LIMITS.apiKeyNameMin, 'integrations.keyNameTooShort')
    .max(LIMITS.apiKeyNameMax, 'integrations.keyNameTooLong');
