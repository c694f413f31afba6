import { organizationsErrors } from './errors.ts';

const { ORGANIZATION_NOT_ALLOWED, ORGANIZATION_NOT_FOUND } = organizationsErrors;

/** What everything refuses with that takes a right in the caller's organization. */
export const refusals = [ORGANIZATION_NOT_FOUND, ORGANIZATION_NOT_ALLOWED];
