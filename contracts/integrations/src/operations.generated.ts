export * from './operations/apiKeys.generated.ts';
export * from './operations/hubstaff.generated.ts';
export * from './operations/integrations.generated.ts';
export * from './operations/jira.generated.ts';
export * from './operations/webhookDeliveries.generated.ts';
export * from './operations/webhooks.generated.ts';
