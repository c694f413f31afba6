import { organizationsErrors } from './errors.ts';
import { refusals } from './refusals.ts';

const { ORGANIZATION_MEMBER_NOT_FOUND, ORGANIZATION_MEMBER_PROTECTED } = organizationsErrors;

/** Refusals of every call that changes one member. */
export const memberRefusals = [...refusals, ORGANIZATION_MEMBER_NOT_FOUND, ORGANIZATION_MEMBER_PROTECTED];
