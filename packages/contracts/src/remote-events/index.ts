export type { RemoteEvent, RemoteEventName, RemoteEventTable } from './RemoteEventTable.ts';
