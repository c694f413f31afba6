import { ArraySchema, StringSchema, type AnyObject, type Schema } from 'yup';

type Resolution = Parameters<Schema['resolve']>[0];

/** A text whose length is validated before any other rule, so that a text that is too long is not processed further. */
export class TextSchema extends StringSchema {
  constructor() {
    super();
    // A number in place of a text is a mistake, also in a list. It is never converted to a text.
    this.transforms = [];
  }

  override resolve(options: Resolution): this {
    const schema = super.resolve(options);
    return typeof options.value === 'string' ? boundedFor(schema, options.value.length) : schema;
  }
}

/** An identifier: a text. A whole number, as older callers send it, is converted to its digits. */
export class IdSchema extends TextSchema {
  constructor() {
    super();
    this.transforms = [(value: unknown) => (Number.isSafeInteger(value) ? String(value) : value)];
  }
}

/**
 * A text that is converted to its stored form, such as an e-mail address. If the conversion gives undefined, the text
 * counts as absent.
 */
export class TurnedSchema extends TextSchema {
  constructor(toStored: (text: string) => string | undefined) {
    super();
    this.transforms = [(value: unknown) => (typeof value === 'string' ? toStored(value) : value)];
  }
}

/** A list whose length is validated before any of its entries. */
export class ListSchema<Entry> extends ArraySchema<Entry[] | undefined, AnyObject> {
  override resolve(options: Resolution): this {
    const schema = super.resolve(options);
    return Array.isArray(options.value) ? boundedFor(schema, options.value.length) : schema;
  }
}

/** Returns the schema for a value of this length: for a value that is too long, only the rule for the length. */
function boundedFor<S extends Schema>(schema: S, length: number): S {
  const limit = schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max');
  if (!limit || length <= Number(limit.OPTIONS?.params?.['max'])) return schema;
  const alone = schema.clone({ recursive: false });
  alone.tests = [limit];
  alone.transforms = [];
  return alone;
}
