import type { SchemaMeta } from '@meet/contracts';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

/** Direction of a type: GraphQL separates input types from output types. */
export type Side = 'input' | 'output';

export interface FieldShape {
  readonly type: string;
  readonly isNullable: boolean;
  /** Reason for its deprecation. */
  readonly deprecated?: string | undefined;
}

interface ObjectShape {
  readonly side: Side;
  readonly fields: Map<string, FieldShape>;
}

/** Types that the schemas of calls and events name, collected while their members are read. */
export interface TypeTable {
  /** Returns the members of an object schema as GraphQL fields, without members of REST only. */
  listFields(object: SchemaFieldDescription, owner: string, side: Side): Map<string, FieldShape>;
  /** Adds an object type, or further members of an existing one. */
  add(name: string, side: Side, fields: Map<string, FieldShape>): void;
  print(): string;
}

/** Creates the table. Its methods throw if two schemas of one name conflict, or a schema that needs a name has none. */
export function createTypeTable(): TypeTable {
  const objects = new Map<string, ObjectShape>();
  const enums = new Map<string, string>();

  function listFields(object: SchemaFieldDescription, owner: string, side: Side): Map<string, FieldShape> {
    const members = Object.entries((object as SchemaObjectDescription).fields ?? {});
    return new Map(
      members
        .filter(([, member]) => !getMeta(member).restOnly)
        .map(([name, member]) => [
          name,
          {
            type: getType(member, `${owner}.${name}`, side),
            isNullable: isNullable(member),
            deprecated: getMeta(member).deprecated,
          },
        ]),
    );
  }

  function getType(description: SchemaFieldDescription, at: string, side: Side): string {
    const { name, scalar } = getMeta(description);
    if (scalar) return scalar;
    switch (description.type) {
      case 'object':
        if (!name) throw new Error(`${at} is an object without a name: say .meta({ name }).`);
        add(name, side, listFields(description, name, side));
        return name;
      case 'array': {
        const { innerType } = description as SchemaInnerTypeDescription;
        if (!innerType || Array.isArray(innerType)) throw new Error(`${at} is a list of what is not said.`);
        const inner = getType(innerType, at, side);
        return (innerType as SchemaDescription).nullable ? `[${inner}]` : `[${inner}!]`;
      }
      case 'string':
        if (name) return addEnum(name, (description as SchemaDescription).oneOf as string[]);
        return isId(at) ? 'ID' : 'String';
      case 'number':
        return 'Int';
      case 'boolean':
        return 'Boolean';
      default:
        throw new Error(`${at} can be anything: say .meta({ scalar }), or { restOnly: true }.`);
    }
  }

  function add(name: string, side: Side, fields: Map<string, FieldShape>): void {
    const known = objects.get(name);
    if (!known) return void objects.set(name, { side, fields: new Map(fields) });
    if (known.side !== side) throw new Error(`${name} is the name of what is sent and of what is answered.`);
    for (const [field, shape] of fields) {
      const before = known.fields.get(field);
      if (before && before.type !== shape.type)
        throw new Error(`${name}.${field} is ${before.type} and ${shape.type}.`);
      // A field is nullable if only some schemas of the name have it.
      known.fields.set(field, { ...shape, isNullable: shape.isNullable || !before || before.isNullable });
    }
    for (const [field, shape] of known.fields) {
      if (!fields.has(field)) known.fields.set(field, { ...shape, isNullable: true });
    }
  }

  function addEnum(name: string, values: readonly string[]): string {
    const text = values.map((value) => `  ${value}`).join('\n');
    if (enums.has(name) && enums.get(name) !== text) throw new Error(`Two enumerations are named ${name}.`);
    enums.set(name, text);
    return name;
  }

  return {
    listFields,
    add,
    print() {
      const types = [...objects].map(([name, { side, fields }]) => {
        const keyword = side === 'input' ? 'input' : 'type';
        return `${keyword} ${name} {\n${[...fields].map(([field, shape]) => `  ${field}: ${printType(shape)}`).join('\n')}\n}`;
      });
      return [...types, ...[...enums].map(([name, text]) => `enum ${name} {\n${text}\n}`)].join('\n\n');
    },
  };
}

export const printType = ({ type, isNullable, deprecated }: FieldShape): string =>
  `${type}${isNullable ? '' : '!'}${deprecated === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(deprecated)})`}`;

export const getMeta = (description: SchemaFieldDescription): SchemaMeta =>
  ('meta' in description && description.meta) || {};

/** Returns whether a value may be missing or null. An object with a default never is. */
function isNullable(description: SchemaFieldDescription): boolean {
  const { nullable, optional, default: value } = description as SchemaDescription;
  return nullable || (optional && value === undefined);
}

/**
 * Recognises ids, such as `chatId`, and lists of ids, such as `removedContactIds`. The id of a meeting room is not one
 * of them: people read it out and type it.
 */
const isId = (at: string) => /(\.id|Ids?)$/.test(at) && !/\.(roomId|personalMeetingId)$/.test(at);
