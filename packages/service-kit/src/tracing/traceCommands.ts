import type { Connection, mongo } from 'mongoose';
import { collectionsOfBulkWrite } from '../database/collectionsOfBulkWrite.ts';
import { activeTracing, type OpenSpan } from './tracing.ts';

/** A span for each command that is sent to the database in the work of another span: its name and collection, nothing that was asked for. */
export function traceCommands(connection: Connection): void {
  const underWay = new Map<string, OpenSpan>();
  const toKey = ({ address, connectionId, requestId }: mongo.CommandStartedEvent | CommandEnd) =>
    `${address} ${connectionId} ${requestId}`;

  function end(event: CommandEnd, failure?: unknown): void {
    const key = toKey(event);
    const span = underWay.get(key);
    if (!span) return;
    underWay.delete(key);
    if (failure !== undefined) span.fail(String((failure as { code?: unknown }).code ?? 'failed'));
    span.end();
  }

  connection
    .getClient()
    .on('commandStarted', (event) => {
      const tracing = activeTracing();
      if (!tracing?.current()) return;
      const { commandName, command, databaseName } = event;
      const collection = getCollection(commandName, command);
      const facts = {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        ...(collection && { 'db.collection.name': collection }),
      };
      const name = collection ? `${commandName} ${collection}` : commandName;
      underWay.set(toKey(event), tracing.start(name, { kind: 'client', facts }));
    })
    .on('commandSucceeded', (event) => end(event))
    .on('commandFailed', (event) => end(event, event.failure));
}

type CommandEnd = mongo.CommandSucceededEvent | mongo.CommandFailedEvent;

function getCollection(commandName: string, command: Readonly<Record<string, unknown>>): string | undefined {
  if (commandName === 'bulkWrite') return collectionsOfBulkWrite(command).join(' ');
  const named = commandName === 'getMore' ? command['collection'] : command[commandName];
  return typeof named === 'string' ? named : undefined;
}
