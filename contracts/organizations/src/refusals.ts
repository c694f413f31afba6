import { organizationsErrors } from './errors.ts';

const { ORGANIZATION_NOT_ALLOWED, ORGANIZATION_NOT_FOUND } = organizationsErrors;

/** Refusals of every call that takes a right in the caller's organization. */
export const refusals = [ORGANIZATION_NOT_FOUND, ORGANIZATION_NOT_ALLOWED];
