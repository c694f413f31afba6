export * from './operations/follows.generated.ts';
export * from './operations/mails.generated.ts';
export * from './operations/notifications.generated.ts';
export * from './operations/push.generated.ts';
