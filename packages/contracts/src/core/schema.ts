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
 * Messages in schemas are text keys of the contracts' texts, with `{ key, ...params }` where a text has placeholders.
 * Strict typing is on for every string: an object in a string's place (an operator, say) is a type error, never a value.
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

/** An input object: unknown members are dropped, so no caller sets a field that a call does not name. */
export function input<S extends ObjectShape>(shape: S) {
  return object(shape);
}

/** An answer's members. */
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
 * The one type of every text that anyone may send: of characters that can be stored, and never without a limit. A field
 * names its own by `max`; it is checked before any other rule.
 */
export const text = (): StringSchema => storable(new TextSchema().strict());

/** The one type of every list that anyone may send: its length is checked before its entries. */
export const list = <Entry>(entry: ISchema<Entry, AnyObject>): ArraySchema<Entry[] | undefined, AnyObject> =>
  new ListSchema<Entry>(entry).max(LIMITS.list);

export const flag = () => boolean().strict().typeError('common.mustBeBoolean');
/** 0 or 1, as the specified clients send their switches; a boolean is taken too. */
export const bit = () =>
  number()
    .transform((value: unknown, original: unknown) => (original === true ? 1 : original === false ? 0 : value))
    .oneOf([0, 1], 'common.mustBeBit')
    .typeError('common.mustBeBit');
const whole = () => number().strict().integer('common.mustBeWhole').typeError('common.mustBeNumber');

/** A whole number, up to `LIMITS.count`. */
export const count = () => whole().min(-LIMITS.count).max(LIMITS.count);

const momentUpTo = (latest: number) =>
  whole().min(0, 'common.momentInvalid').max(latest, 'common.momentInvalid').meta({ scalar: 'Timestamp' });

/** In inputs: a moment in unix milliseconds, between 1970 and 2100, which every clock and calendar can show. */
export const moment = () => momentUpTo(LIMITS.moment);

/** In inputs: the same in unix seconds. */
export const unixSeconds = () => momentUpTo(LIMITS.moment / 1000);

/**
 * A text that must hold something other than white space, whoever wrote it; for codes, searches and rows that are stored
 * already. `required` and `blank` are text keys.
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

/** A name, a subject and the like that somebody writes: one line, and something to see if it is not blank. */
export const line = () => oneLine(visible(text(), 'common.textInvisible'));

/** A line that must hold something to see. `required` and `blank` are text keys. */
export const requiredLine = (required: string, blank = required) =>
  oneLine(visible(requiredText(required, blank), blank)).required(required);

/** A description and the like that somebody writes, in several lines. */
export const lines = () => severalLines(visible(text(), 'common.textInvisible'));

/** Several lines that must hold something to see. `required` and `blank` are text keys. */
export const requiredLines = (required: string, blank = required) =>
  severalLines(visible(requiredText(required, blank), blank)).required(required);

/** A line that comes with rows from elsewhere: it is cleaned, and refused only when it cannot be stored. */
export const cleanedLine = () =>
  storable(new TurnedSchema((written) => (UNSTORABLE_CHARACTERS.test(written) ? written : cleanLine(written))));

/** In answers and events: a moment, in unix milliseconds where nothing else is said; a number that may have decimals. */
export const timestamp = () => number().required().meta({ scalar: 'Timestamp' });
export const fraction = () => number().required().meta({ scalar: 'Float' });

/** An identifier made by the product. A number is taken as its digits. */
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

/** Line breaks stay, and are refused; so does what is blank. */
const withoutSpacesAround = (given: string) => (/[^\S \t]/.test(given) ? given : given.trim() || given);

/** An e-mail address, without spaces around it; an internationalised domain is taken in punycode. */
export const email = ({ required, invalid, tooLong, max = LIMITS.email }: EmailKeys = {}) =>
  notBlank(
    storable(new TurnedSchema((given) => toStoredAddress(withoutSpacesAround(given)))),
    required ?? 'common.emailRequired',
  )
    .max(max, tooLong ?? 'common.emailTooLong')
    .matches(EMAIL_PATTERN, { message: invalid ?? 'common.emailInvalid', excludeEmptyString: true });

/** An e-mail address among others, whose refusal names the address. */
export const listedEmail = (keys: Pick<EmailKeys, 'tooLong' | 'max'> = {}) =>
  email({ invalid: 'common.listedEmailInvalid', tooLong: 'common.listedEmailTooLong', ...keys });

/**
 * An IANA name such as Europe/Bucharest, as a person's own machine sends it. It may be left out or empty; a name that is
 * not known here counts as left out, since nobody chose it.
 */
export const timeZone = () => storable(new TurnedSchema(knownTimeZone)).max(LIMITS.timeZone);

/** A name that cannot be stored stays, and is refused. */
const knownTimeZone = (name: string) =>
  name === '' || UNSTORABLE_CHARACTERS.test(name) || isTimeZone(name) ? name : undefined;

/** An IANA name that somebody chose. `invalid` is a text key. */
export const chosenTimeZone = (invalid: string) =>
  text()
    .required(invalid)
    .max(LIMITS.timeZone, invalid)
    .test('time-zone', invalid, (value) => !value || isTimeZone(value));

export const roomId = (key = 'common.roomIdRequired') =>
  text().required(key).matches(ROOM_ID_PATTERN, { message: 'common.roomIdInvalid', excludeEmptyString: true });
