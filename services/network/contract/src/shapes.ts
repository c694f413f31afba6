import { array, boolean, number, object, string } from 'yup';
import { bit } from '@meet/contracts';
import { STATUSES } from './statuses.ts';

/** A status; times in unix seconds. */
export const statusShape = object({
  status: string().oneOf(STATUSES).required(),
  statusDescription: string().defined(),
  statusStart: number().required(),
  /** Null while it lasts until changed. */
  statusEnd: number().nullable().defined(),
  /** Set by the product itself while the person is in a meeting. */
  inMeeting: boolean().required(),
});

const presenceFields = {
  online: boolean().required(),
  /** When the person was last online, in unix seconds. Null while online, and for those never seen. */
  time: number().nullable().defined(),
  /** Null for a person without an account. */
  status: statusShape.clone().nullable().defined(),
  /** Grows with every change of presence or status; an older one is never applied over a newer. */
  presenceVersion: number().integer().required(),
};

export const presenceShape = object({ email: string().required(), ...presenceFields });

const personFields = {
  /** `0` for a group's admin. */
  contactId: string().required(),
  fullname: string().required(),
  fullName: string().required(),
  email: string().required(),
  avatar: string().nullable().defined(),
  /** `#rrggbb`, always the same for an e-mail address. */
  color: string().required(),
  ...presenceFields,
};

export const contactShape = object({
  ...personFields,
  hasAccount: boolean().required(),
  pin: bit().required(),
  isInMyTeam: bit().required(),
  isPartner: bit().required(),
  isFrequentUser: bit().required(),
  /** Grows with every change of the contact. */
  version: number().integer().required(),
});

export const groupMemberShape = object({
  ...personFields,
  isAdmin: boolean().required(),
  /** 0 member, 1 moderator. */
  role: bit().required(),
});

const groupFields = {
  groupId: string().required(),
  groupName: string().required(),
  ownerEmail: string().required(),
  /** Grows with every change of the group's name or members. */
  version: number().integer().required(),
  members: array(groupMemberShape).required(),
};

/** A group as everyone in it sees it. */
export const groupFactsShape = object(groupFields);

/** A group as the caller sees it. */
export const groupShape = object({ ...groupFields, isOwner: boolean().required() });
