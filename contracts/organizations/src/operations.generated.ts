export * from './operations/invitations.generated.ts';
export * from './operations/licences.generated.ts';
export * from './operations/members.generated.ts';
export * from './operations/organizations.generated.ts';
export * from './operations/ownership.generated.ts';
