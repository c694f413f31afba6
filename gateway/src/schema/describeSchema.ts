import type { AnyCall, GraphqlMutation, GraphqlQuery, SchemaMeta } from '@meet/contracts';
import { toGraphqlType, type EventDefinition } from '@meet/contracts/events';
import type { GraphqlPart } from '@meet/contracts/graphql';
import type { AnyObject, ObjectSchema } from 'yup';
import { baseTypeDefs } from './base.ts';
import { createTypeTable, printType, type FieldShape, type TypeTable } from './readTypes.ts';

/** Returns the schema's text, derived from the calls and events of all parts and from the fields of the joins. */
export function describeSchema(parts: readonly GraphqlPart[]): string {
  const types = createTypeTable();
  const queries: string[] = [];
  const mutations: string[] = [];
  const unions: string[] = [];
  for (const call of parts.flatMap(({ calls }) => calls)) {
    if (!call.graphql) continue;
    if ('query' in call.graphql) queries.push(describeQuery(call, call.graphql, types));
    else {
      mutations.push(describeMutation(call, call.graphql, types));
      unions.push(`union ${toResultType(call)} = ${toSuccessType(call, call.graphql)} | Failure`);
    }
  }
  const events = parts.flatMap((part) => part.events).map((event) => describeEvent(event, types));
  return [
    baseTypeDefs,
    ...extend('Query', queries),
    ...extend('Mutation', mutations),
    types.print(),
    ...unions,
    ...events,
    ...parts.flatMap(({ typeDefs }) => typeDefs ?? []),
  ].join('\n\n');
}

/** Returns the name of the type of a call's result, after its success type or its query. */
export function toAnswerType(call: AnyCall): string | undefined {
  if (!call.graphql) return undefined;
  return 'query' in call.graphql ? toPage(call, call.graphql) : toSuccessType(call, call.graphql);
}

/** Returns the name of a mutation's success type: `ChatMembersSuccess` unless the call defines another. */
export function toSuccessType(call: AnyCall, { success, echo = [] }: GraphqlMutation): string {
  const isEmpty = hasNoOutput(call) && echo.length === 0;
  return success ?? (isEmpty ? 'Done' : `${capital(call.name)}Success`);
}

/** Returns whether a call's output has no member in GraphQL. A query then returns true. */
export function hasNoOutput({ output }: AnyCall): boolean {
  const { fields } = output as unknown as ObjectSchema<AnyObject>;
  return Object.values(fields).every((member) => metaIn(member)?.restOnly);
}

const toPage = ({ output }: AnyCall, { query }: GraphqlQuery) => metaIn(output)?.name ?? capital(query);
const metaIn = (member: object) => (member as { spec?: { meta?: SchemaMeta } }).spec?.meta;

function describeQuery(call: AnyCall, { query, value }: GraphqlQuery, types: TypeTable): string {
  const fields = types.listFields(call.output.describe(), capital(query), 'output');
  const args = printArguments(types.listFields(call.input.describe(), capital(call.name), 'input'));
  if (value) return field(call.summary, `${query}${args}: ${printType(fields.get(value)!)}`);
  if (hasNoOutput(call)) return field(call.summary, `${query}${args}: Boolean!`);
  const name = toPage(call, { query });
  types.add(name, 'output', fields);
  return field(call.summary, `${query}${args}: ${name}!`);
}

function describeMutation(call: AnyCall, options: GraphqlMutation, types: TypeTable): string {
  const members = types.listFields(call.input.describe(), options.input ?? capital(call.name), 'input');
  const answer = types.listFields(call.output.describe(), toSuccessType(call, options), 'output');
  for (const name of options.echo ?? []) answer.set(name, members.get(name)!);
  if (answer.size === 0) answer.set('done', { type: 'Boolean', isNullable: false });
  types.add(toSuccessType(call, options), 'output', answer);
  if (!options.input) return field(call.summary, `${call.name}${printArguments(members)}: ${toResultType(call)}!`);
  types.add(options.input, 'input', members);
  return field(call.summary, `${call.name}(input: ${options.input}!): ${toResultType(call)}!`);
}

function describeEvent({ type, summary, payload }: EventDefinition, types: TypeTable): string {
  const name = toGraphqlType(type);
  const fields = [...types.listFields(payload.describe(), name, 'output')];
  const taken = fields.find(([member]) => ['type', 'channel', 'at', 'payload'].includes(member));
  if (taken) throw new Error(`The event ${type} has a member ${taken[0]}, which every event has.`);
  return `${quote(summary)}
type ${name} implements Event {
  type: String!
  channel: String!
  at: Timestamp!
  payload: JSON!
${fields.map(([member, shape]) => `  ${member}: ${printType(shape)}`).join('\n')}
}`;
}

function printArguments(members: Map<string, FieldShape>): string {
  if (members.size === 0) return '';
  return `(${[...members].map(([name, shape]) => `${name}: ${printType(shape)}`).join(', ')})`;
}

const extend = (type: string, fields: readonly string[]) =>
  fields.length > 0 ? [`extend type ${type} {\n${fields.join('\n')}\n}`] : [];

const toResultType = (call: AnyCall) => `${capital(call.name)}Result`;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const quote = (text: string) => JSON.stringify(text);
const field = (summary: string, signature: string) => `  ${quote(summary)}\n  ${signature}`;
