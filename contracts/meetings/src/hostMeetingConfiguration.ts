import { boolean, object, type InferType } from 'yup';
import { startMode } from './fields.ts';

/** Settings of every meeting that the account hosts. */
export const hostMeetingConfiguration = object({
  startMode: startMode().required(),
  /** Newcomers wait until somebody lets them in. */
  lobby: boolean().required(),
  /** Newcomers wait until a host is in. */
  waitForHost: boolean().required(),
  /** Contacts of the host may start the host's meetings. */
  contactsMayStart: boolean().required(),
}).meta({ name: 'HostMeetingConfiguration' });
export type HostMeetingConfiguration = InferType<typeof hostMeetingConfiguration>;
