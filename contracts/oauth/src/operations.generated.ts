export * from './operations/authorizations.generated.ts';
export * from './operations/clients.generated.ts';
