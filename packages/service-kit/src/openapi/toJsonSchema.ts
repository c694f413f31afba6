import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaObjectDescription,
  SchemaInnerTypeDescription,
} from 'yup';

export type JsonSchema = Record<string, unknown>;

/** Converts a yup schema's description to JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export function toJsonSchema(description: SchemaFieldDescription): JsonSchema {
  const described = description as SchemaDescription;
  const schema: JsonSchema = { ...getType(description), ...toRules(described) };
  if (described.label) schema.description = described.label;
  if (described.default !== undefined && typeof described.default !== 'object') schema.default = described.default;
  const allowed = described.oneOf?.filter((value) => typeof value !== 'object' || value === null);
  if (allowed?.length) schema.enum = allowed;
  if (described.nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return schema;
}

function getType(description: SchemaFieldDescription): JsonSchema {
  switch (description.type) {
    case 'object': {
      const { fields } = description as SchemaObjectDescription;
      const required = Object.entries(fields ?? {})
        .filter(([, field]) => 'optional' in field && !field.optional)
        .map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(fields ?? {}).map(([name, field]) => [name, toJsonSchema(field)]),
        ),
        ...(required.length && { required }),
      };
    }
    case 'array': {
      const { innerType } = description as SchemaInnerTypeDescription;
      return { type: 'array', items: innerType && !Array.isArray(innerType) ? toJsonSchema(innerType) : {} };
    }
    case 'mixed':
      return {};
    case 'date':
      return { type: 'string', format: 'date-time' };
    default:
      return { type: description.type };
  }
}

function toRules(description: SchemaDescription): JsonSchema {
  const rules: JsonSchema = {};
  const isText = description.type === 'string';
  const isList = description.type === 'array';
  for (const { name, params } of description.tests ?? []) {
    const { min, max, length, regex } = (params ?? {}) as {
      min?: number;
      max?: number;
      length?: number;
      regex?: RegExp | string;
    };
    if (name === 'integer') rules.type = 'integer';
    if (name === 'min' && min !== undefined) rules[isText ? 'minLength' : isList ? 'minItems' : 'minimum'] = min;
    if (name === 'max' && max !== undefined) rules[isText ? 'maxLength' : isList ? 'maxItems' : 'maximum'] = max;
    if (name === 'length' && length !== undefined) Object.assign(rules, { minLength: length, maxLength: length });
    if (name === 'matches' && regex) rules.pattern = getSource(regex);
  }
  return rules;
}

const getSource = (regex: RegExp | string) =>
  regex instanceof RegExp ? regex.source : regex.replace(/^\/|\/[a-z]*$/g, '');
