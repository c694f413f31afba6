import {
  boolean,
  number,
  object,
  setLocale,
  type AnyObject,
  type ArraySchema,
  type ISchema,
  type ObjectShape,
  type StringSchema,
} from 'yup';
import { IdSchema, ListSchema, TextSchema, TurnedSchema } from './boundedSchemas.ts';
import { toStoredAddress } from './emailAddress.ts';
import { EMAIL_PATTERN, ROOM_ID_PATTERN, UNSTORABLE_CHARACTERS } from './patterns.ts';
import './schemaMeta.ts';
import { cleanLine, hasVisible, isOneLine, isSeveralLines } from '../texts/writtenTexts.ts';
import { LIMITS } from './limits.ts';
import { isTimeZone } from '../zones/index.ts';

/*
 * Messages in schemas are text keys of the contracts' texts, or `{ key, ...params }` if a text has placeholders. Every
 * string is strictly typed: an object in place of a string (such as a query operator) is a type error, never a value.
 */
setLocale({
  mixed: {
    required: 'common.required',
    defined: 'common.required',
    notNull: 'common.required',
    notType: 'common.invalid',
    oneOf: 'common.invalid',
  },
  string: { max: 'common.textTooLong', min: 'common.invalid', matches: 'common.invalid' },
  number: { max: 'common.invalid', min: 'common.invalid', integer: 'common.mustBeWhole' },
  array: { max: 'common.tooMany', min: 'common.required' },
});

/**
 * Creates an input object. Unknown members are dropped, so that no caller sets a field that the call does not declare.
 */
export function input<S extends ObjectShape>(shape: S) {
  return object(shape);
}

/** Creates an output object from an answer's members. */
export function output<S extends ObjectShape>(shape: S) {
  return object(shape);
}

export const noInput = object({});
export const noOutput = object({});

const storable = (schema: StringSchema): StringSchema =>
  schema
    .typeError('common.mustBeText')
    .max(LIMITS.text)
    .test('storable', 'common.textInvalid', (value) => value == null || !UNSTORABLE_CHARACTERS.test(value));

/**
 * Type of every text in an input: its characters can be stored and its length is limited. A field sets its own limit
 * with `max`, which is validated before any other rule.
 */
export const text = (): StringSchema => storable(new TextSchema().strict());

/** Type of every list in an input. Its length is validated before its entries. */
export const list = <Entry>(entry: ISchema<Entry, AnyObject>): ArraySchema<Entry[] | undefined, AnyObject> =>
  new ListSchema<Entry>(entry).max(LIMITS.list);

export const flag = () => boolean().strict().typeError('common.mustBeBoolean');
/** 0 or 1, as the clients of the specification send switches; a boolean is accepted too. */
export const bit = () =>
  number()
    .transform((value: unknown, original: unknown) => (original === true ? 1 : original === false ? 0 : value))
    .oneOf([0, 1], 'common.mustBeBit')
    .typeError('common.mustBeBit');
const whole = () => number().strict().integer('common.mustBeWhole').typeError('common.mustBeNumber');

/** A whole number between `-LIMITS.count` and `LIMITS.count`. */
export const count = () => whole().min(-LIMITS.count).max(LIMITS.count);

const momentUpTo = (latest: number) =>
  whole().min(0, 'common.momentInvalid').max(latest, 'common.momentInvalid').meta({ scalar: 'Timestamp' });

/** In inputs: a moment in unix milliseconds, between 1970 and 2100, so that every clock and calendar can show it. */
export const moment = () => momentUpTo(LIMITS.moment);

/** In inputs: a moment in unix seconds. */
export const unixSeconds = () => momentUpTo(LIMITS.moment / 1000);

/**
 * A text with at least one character other than white space. For codes, searches and rows that are already stored,
 * by any author. `required` and `blank` are text keys.
 */
export const requiredText = (required: string, blank = required) => notBlank(text(), required, blank);

const notBlank = (schema: StringSchema, required: string, blank = required) =>
  schema.required(required).test('not-blank', blank, (value) => value == null || value === '' || value.trim() !== '');

const visible = (schema: StringSchema, key: string) =>
  schema.test('visible', key, (value) => !value?.trim() || hasVisible(value));
const oneLine = (schema: StringSchema) =>
  schema.test('one-line', 'common.textOneLine', (value) => !value || isOneLine(value));
const severalLines = (schema: StringSchema) =>
  schema.test('several-lines', 'common.textHidden', (value) => !value || isSeveralLines(value));

/**
 * A line that a person writes, such as a name or a subject: without line ends and, unless blank, with a visible
 * character.
 */
export const line = () => oneLine(visible(text(), 'common.textInvisible'));

/** A line that must have a visible character. `required` and `blank` are text keys. */
export const requiredLine = (required: string, blank = required) =>
  oneLine(visible(requiredText(required, blank), blank)).required(required);

/** Several lines that a person writes, such as a description. */
export const lines = () => severalLines(visible(text(), 'common.textInvisible'));

/** Several lines that must have a visible character. `required` and `blank` are text keys. */
export const requiredLines = (required: string, blank = required) =>
  severalLines(visible(requiredText(required, blank), blank)).required(required);

/** A line of an imported row. It is cleaned, and refused only if it cannot be stored. */
export const cleanedLine = () =>
  storable(new TurnedSchema((written) => (UNSTORABLE_CHARACTERS.test(written) ? written : cleanLine(written))));

/**
 * In answers and events: a moment in unix milliseconds, unless the field's docstring gives another unit. It may have
 * decimals.
 */
export const timestamp = () => number().required().meta({ scalar: 'Timestamp' });
export const fraction = () => number().required().meta({ scalar: 'Float' });

/** An identifier that the product created. A number is converted to its digits. */
export const id = (key = 'common.idRequired') =>
  storable(new IdSchema())
    .required(key)
    .max(LIMITS.id, 'common.idInvalid')
    .matches(/^[A-Za-z0-9_-]+$/, { message: 'common.idInvalid', excludeEmptyString: true });

interface EmailKeys {
  readonly required?: string;
  readonly invalid?: string;
  readonly tooLong?: string;
  readonly max?: number;
}

/** Removes surrounding spaces. A text with line breaks or a blank text is returned unchanged, so that it is refused. */
const withoutSpacesAround = (given: string) => (/[^\S \t]/.test(given) ? given : given.trim() || given);

/** An e-mail address. Surrounding spaces are removed; an internationalised domain is converted to punycode. */
export const email = ({ required, invalid, tooLong, max = LIMITS.email }: EmailKeys = {}) =>
  notBlank(
    storable(new TurnedSchema((given) => toStoredAddress(withoutSpacesAround(given)))),
    required ?? 'common.emailRequired',
  )
    .max(max, tooLong ?? 'common.emailTooLong')
    .matches(EMAIL_PATTERN, { message: invalid ?? 'common.emailInvalid', excludeEmptyString: true });

/** An e-mail address in a list. The message of its refusal includes the address. */
export const listedEmail = (keys: Pick<EmailKeys, 'tooLong' | 'max'> = {}) =>
  email({ invalid: 'common.listedEmailInvalid', tooLong: 'common.listedEmailTooLong', ...keys });

/**
 * An IANA time zone such as Europe/Bucharest, as the person's own device sends it. It may be absent or empty. An
 * unknown name counts as absent, since no person chose it.
 */
export const timeZone = () => storable(new TurnedSchema(knownTimeZone)).max(LIMITS.timeZone);

/** Returns an unknown name as undefined. A name that cannot be stored is returned, so that it is refused. */
const knownTimeZone = (name: string) =>
  name === '' || UNSTORABLE_CHARACTERS.test(name) || isTimeZone(name) ? name : undefined;

/** An IANA time zone that a person chose. `invalid` is a text key. */
export const chosenTimeZone = (invalid: string) =>
  text()
    .required(invalid)
    .max(LIMITS.timeZone, invalid)
    .test('time-zone', invalid, (value) => !value || isTimeZone(value));

export const roomId = (key = 'common.roomIdRequired') =>
  text().required(key).matches(ROOM_ID_PATTERN, { message: 'common.roomIdInvalid', excludeEmptyString: true });
