import type { ValidationError } from 'yup';

const ADDRESS_SHOWN_MAX = 60;

/** Returns the values for the placeholders of a failure's text: the limit, or the invalid address of a list. */
export function failureParams({ message, params }: ValidationError): Readonly<Record<string, unknown>> {
  const { max, min, length, originalValue } = params ?? {};
  const isListed = message.startsWith('common.listedEmail') && typeof originalValue === 'string';
  return { max, min, length, ...(isListed && { address: originalValue.slice(0, ADDRESS_SHOWN_MAX) }) };
}
