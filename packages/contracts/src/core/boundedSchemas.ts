import { ArraySchema, StringSchema, type AnyObject, type Schema } from 'yup';

type Resolution = Parameters<Schema['resolve']>[0];

/** A text whose length is checked before any other rule: what is too long is not read any further. */
export class TextSchema extends StringSchema {
  constructor() {
    super();
    // A number in a text's place is a mistake, in a list as elsewhere, and never made a text.
    this.transforms = [];
  }

  override resolve(options: Resolution): this {
    const schema = super.resolve(options);
    return typeof options.value === 'string' ? boundedFor(schema, options.value.length) : schema;
  }
}

/** An identifier: a text. A whole number, as older callers send it, is taken as its digits. */
export class IdSchema extends TextSchema {
  constructor() {
    super();
    this.transforms = [(value: unknown) => (Number.isSafeInteger(value) ? String(value) : value)];
  }
}

/**
 * A text that is turned into the form in which it is kept, such as an e-mail address. One that turns into undefined counts
 * as left out.
 */
export class TurnedSchema extends TextSchema {
  constructor(toStored: (text: string) => string | undefined) {
    super();
    this.transforms = [(value: unknown) => (typeof value === 'string' ? toStored(value) : value)];
  }
}

/** A list whose length is checked before any of its entries. */
export class ListSchema<Entry> extends ArraySchema<Entry[] | undefined, AnyObject> {
  override resolve(options: Resolution): this {
    const schema = super.resolve(options);
    return Array.isArray(options.value) ? boundedFor(schema, options.value.length) : schema;
  }
}

/** The rules for a value of this length: for one that is too long, none but the one that says so. */
function boundedFor<S extends Schema>(schema: S, length: number): S {
  const limit = schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max');
  if (!limit || length <= Number(limit.OPTIONS?.params?.['max'])) return schema;
  const alone = schema.clone({ recursive: false });
  alone.tests = [limit];
  alone.transforms = [];
  return alone;
}
