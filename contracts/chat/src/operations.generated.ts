export * from './operations/files.generated.ts';
export * from './operations/members.generated.ts';
export * from './operations/messageChanges.generated.ts';
export * from './operations/messages.generated.ts';
export * from './operations/pins.generated.ts';
export * from './operations/reactions.generated.ts';
export * from './operations/rooms.generated.ts';
export * from './operations/typing.generated.ts';
