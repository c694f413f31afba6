import type { Capabilities } from '@meet/contracts/capabilities';
import { listOrganizationChannels } from './organizations.ts';

export const organizationsCapabilities: Capabilities = { listsChannels: listOrganizationChannels };
