export * from './operations/changes.generated.ts';
export * from './operations/contacts.generated.ts';
export * from './operations/contactsImport.generated.ts';
export * from './operations/followUps.generated.ts';
export * from './operations/groupMembers.generated.ts';
export * from './operations/groups.generated.ts';
export * from './operations/presence.generated.ts';
