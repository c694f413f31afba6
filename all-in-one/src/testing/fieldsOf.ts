import type { Call } from '@meet/contracts';

export type FieldPath = readonly (string | number)[];

interface Shape {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly innerType?: Shape;
}

/** The way to every value that an input may hold: `members`, 0, `email`. */
export function fieldsOf(schema: Call['input']): FieldPath[] {
  return walk(schema as unknown as Shape, []);
}

function walk({ fields, innerType }: Shape, path: FieldPath): FieldPath[] {
  if (fields) return Object.entries(fields).flatMap(([name, field]) => walk(field, [...path, name]));
  if (innerType) return walk(innerType, [...path, 0]);
  return [path];
}

/** An input that holds one value and nothing else. */
export function inputWith(path: FieldPath, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
}

/** As failures name it: `members[0].email`. */
export function nameOf(path: FieldPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}
