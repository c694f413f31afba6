/** Services for which a person can create keys. scopes.ts lists the calls that each opens. */
export const KEY_SERVICES = ['calendar', 'jira', 'hubstaff', 'chrome-extension', 'automation', 'chat'] as const;
export type KeyService = (typeof KEY_SERVICES)[number];

/** A service is `Enabled` while the person has a key for it. The specification fixes these words for every language. */
export const SERVICE_LABELS = ['Enabled', 'Available'] as const;
export type ServiceLabel = (typeof SERVICE_LABELS)[number];

export const getLabel = (keysCount: number): ServiceLabel => (keysCount > 0 ? 'Enabled' : 'Available');
