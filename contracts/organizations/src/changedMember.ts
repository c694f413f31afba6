import { output } from '@meet/contracts';
import { organizationMember } from './shapes.ts';

/** The answer of what changes one member. */
export const changedMember = output({ member: organizationMember.required() });
