import { boolean } from 'yup';
import { output } from '@meet/contracts';
import { organizationInvitation } from './shapes.ts';

/** The answer of what sends an invitation. */
export const invitationSent = output({
  invitation: organizationInvitation.required(),
  /** The address was invited before; the earlier link is dead. */
  wasInvited: boolean().required(),
});

/** Rate at which somebody may send invitations. */
export const SENDING_RATE = { max: 60, windowSeconds: 3600 };
