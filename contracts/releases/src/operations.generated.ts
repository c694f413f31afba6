export * from './operations/channels.generated.ts';
export * from './operations/health.generated.ts';
export * from './operations/previews.generated.ts';
export * from './operations/publishTokens.generated.ts';
export * from './operations/releases.generated.ts';
export * from './operations/remotes.generated.ts';
