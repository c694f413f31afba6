import { boolean, number, object, string, type ObjectShape } from 'yup';
import { EMAIL_PATTERN, ROOM_ID_PATTERN } from './patterns.ts';
import { LIMITS } from './limits.ts';

/*
 * Messages in schemas are text keys of the contracts' texts, with `{ key, ...params }` where a text has placeholders.
 * Strict typing is on for every string: an object in a string's place (an operator, say) is a type error, never a value.
 */

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

export const text = () => string().strict().typeError('common.mustBeText');
export const flag = () => boolean().strict().typeError('common.mustBeBoolean');
/** 0 or 1, as the specified clients send their switches; a boolean is taken too. */
export const bit = () =>
  number()
    .transform((value: unknown, original: unknown) => (original === true ? 1 : original === false ? 0 : value))
    .oneOf([0, 1], 'common.mustBeBit')
    .typeError('common.mustBeBit');
export const count = () => number().strict().integer('common.mustBeWhole').typeError('common.mustBeNumber');

/** A text that must hold something other than white space. `required` and `blank` are text keys. */
export const requiredText = (required: string, blank = required) =>
  text()
    .required(required)
    .test('not-blank', blank, (value) => value == null || value === '' || value.trim() !== '');

/** An identifier made by the product. */
export const id = (key = 'common.idRequired') =>
  text()
    .required(key)
    .matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid', excludeEmptyString: true });

export const email = (keys: { required?: string; invalid?: string; tooLong?: string; max?: number } = {}) =>
  requiredText(keys.required ?? 'common.emailRequired')
    .max(keys.max ?? LIMITS.email, keys.tooLong ?? 'common.emailTooLong')
    .matches(EMAIL_PATTERN, { message: keys.invalid ?? 'common.emailInvalid', excludeEmptyString: true });

export const roomId = (key = 'common.roomIdRequired') =>
  text().required(key).matches(ROOM_ID_PATTERN, { message: 'common.roomIdInvalid', excludeEmptyString: true });
