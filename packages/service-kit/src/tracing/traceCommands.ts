import { SpanKind, trace, type Span } from '@opentelemetry/api';
import type { Connection, mongo } from 'mongoose';
import { collectionsOfBulkWrite } from '../database/collectionsOfBulkWrite.ts';
import { failSpan, getTracer } from './tracing.ts';

/**
 * Creates a span for each database command within another span. It holds the command's name and collection, and no
 * values.
 */
export function traceCommands(connection: Connection): void {
  const underWay = new Map<string, Span>();
  const toKey = ({ address, connectionId, requestId }: mongo.CommandStartedEvent | CommandEnd) =>
    `${address} ${connectionId} ${requestId}`;

  function end(event: CommandEnd, failure?: unknown): void {
    const key = toKey(event);
    const span = underWay.get(key);
    if (!span) return;
    underWay.delete(key);
    if (failure !== undefined) failSpan(span, String((failure as { code?: unknown }).code ?? 'failed'));
    span.end();
  }

  connection
    .getClient()
    .on('commandStarted', (event) => {
      const tracer = getTracer();
      if (!tracer || !trace.getActiveSpan()) return;
      const { commandName, command, databaseName } = event;
      const collection = getCollection(commandName, command);
      const attributes = {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        ...(collection && { 'db.collection.name': collection }),
      };
      const name = collection ? `${commandName} ${collection}` : commandName;
      underWay.set(toKey(event), tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
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
