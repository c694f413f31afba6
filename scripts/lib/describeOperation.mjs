import { toOperationName } from '../../packages/contracts/src/index.ts';
import { getNamedType, isObjectType, isUnionType } from 'graphql';

/**
 * Returns the document by which pages make a call, with all arguments and all fields of the answer.
 * @param schema The schema without joins.
 */
export function describeOperation(schema, call) {
  const { name, graphql } = call;
  const isQuery = 'query' in graphql;
  const root = isQuery ? schema.getQueryType() : schema.getMutationType();
  const field = root.getFields()[isQuery ? graphql.query : name];
  const args = field.args.filter(({ deprecationReason }) => !deprecationReason);
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const operation = `${isQuery ? 'query' : 'mutation'} ${toOperationName(call)}`;
  return `${operation}${parenthesised(variables)} { ${field.name}${parenthesised(passed)}${getSelection(field.type)} }`;
}

const parenthesised = (text) => (text ? `(${text})` : '');

function getSelection(type) {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const parts = named.getTypes().map((member) => `... on ${member.name}${getSelection(member)}`);
    return ` { __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ deprecationReason }) => !deprecationReason);
  return ` { ${fields.map((member) => `${member.name}${getSelection(member.type)}`).join(' ')} }`;
}
