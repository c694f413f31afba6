import type { KeyService } from '@meet/integrations-contract';
import type { Deps } from '../Deps.ts';

/** Returns whether the operator has configured a service; most need no configuration. */
export function isConfigured({ jira, hubstaff, settings }: Deps, service: KeyService): boolean {
  switch (service) {
    case 'jira':
      return jira !== undefined;
    case 'hubstaff':
      return hubstaff.api !== undefined;
    case 'chrome-extension':
      return settings.CHROME_EXTENSION_URL !== undefined;
    default:
      return true;
  }
}
