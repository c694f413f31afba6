import type { Call } from '@meet/contracts';

export type FieldPath = readonly (string | number)[];
export type FieldType = 'string' | 'number';

interface Shape {
  readonly type: string;
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly innerType?: Shape;
  isValidSync(value: unknown): boolean;
}

/** Returns the paths of all values in an input, or of those of one type: `members`, 0, `email`. */
export function listFields(schema: Call['input'], type?: FieldType): FieldPath[] {
  return walk(schema as unknown as Shape, [], type);
}

function walk({ fields, innerType, type }: Shape, path: FieldPath, wanted?: string): FieldPath[] {
  if (fields) return Object.entries(fields).flatMap(([name, field]) => walk(field, [...path, name], wanted));
  if (innerType) return walk(innerType, [...path, 0], wanted);
  return wanted === undefined || type === wanted ? [path] : [];
}

/** Returns whether the field at the end of the path accepts a value. */
export function takes(schema: Call['input'], path: FieldPath, value: unknown): boolean {
  const field = path.reduce<Shape>(
    ({ fields, innerType }, step) => (typeof step === 'number' ? innerType! : fields![step]!),
    schema as unknown as Shape,
  );
  return field.isValidSync(value);
}

/** Returns an input that holds only this value. */
export function inputWith(path: FieldPath, value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
}

/** Returns the path as failures name it: `members[0].email`. */
export function getName(path: FieldPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    '',
  );
}
