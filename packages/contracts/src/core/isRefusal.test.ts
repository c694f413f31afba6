import { expect, it } from '@jest/globals';
import { commonErrors } from './commonErrors.ts';
import { isRefusal } from './isRefusal.ts';
import { ServiceError } from './ServiceError.ts';

const { FORBIDDEN, NOT_FOUND, UNAVAILABLE } = commonErrors;

it('recognises a service’s error by its code, among several', () => {
  const error = new ServiceError(UNAVAILABLE);
  expect(isRefusal(error, UNAVAILABLE)).toBe(true);
  expect(isRefusal(error, NOT_FOUND, UNAVAILABLE)).toBe(true);
  expect(isRefusal(error, NOT_FOUND, FORBIDDEN)).toBe(false);
  expect(isRefusal(Object.assign(new Error('away'), { code: UNAVAILABLE.code }), UNAVAILABLE)).toBe(false);
});
