import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { bit, timestamp } from '@meet/contracts';
import { STATUSES } from './statuses.ts';

/** A status; times in unix seconds. */
export const statusShape = object({
  status: string().oneOf(STATUSES).required(),
  statusDescription: string().defined(),
  statusStart: timestamp(),
  /** Null if the status lasts until the person changes it. */
  statusEnd: timestamp().nullable(),
  /** Whether the product shows the person as in a meeting. */
  inMeeting: boolean().required(),
}).meta({ name: 'PersonStatus' });

const presenceFields = {
  online: boolean().required(),
  /**
   * Moment at which the person was last online, in unix seconds. Null while online, and for a person who was never
   * seen.
   */
  time: timestamp().nullable(),
  /** Null for a person without an account. */
  status: statusShape.clone().nullable().defined(),
  /**
   * Version, which every change of presence or status increases. A page never replaces a newer one with an older one.
   */
  presenceVersion: number().integer().required(),
};

export const presenceShape = object({ email: string().required(), ...presenceFields }).meta({ name: 'Presence' });

const personFields = {
  /** `0` for a group's admin. */
  contactId: string().required(),
  fullname: string().required().meta({ restOnly: true }),
  fullName: string().required(),
  email: string().required(),
  avatar: string().nullable().defined(),
  /** `#rrggbb`; always the same for the same e-mail address. */
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
  /** Version, which every change of the contact increases. */
  version: number().integer().required(),
}).meta({ name: 'Contact' });

export const groupMemberShape = object({
  ...personFields,
  isAdmin: boolean().required(),
  /** 0 member, 1 moderator. */
  role: bit().required(),
}).meta({ name: 'ContactGroupMember' });

const groupFields = {
  groupId: string().required(),
  groupName: string().required(),
  ownerEmail: string().required(),
  /** Version, which every change of the group's name or members increases. */
  version: number().integer().required(),
  members: array(groupMemberShape).required(),
};

/** A group as all its members see it. */
export const groupAttributesShape = object(groupFields).meta({ name: 'ContactGroup' });

/** A group as the caller sees it. */
export const groupShape = object({ ...groupFields, isOwner: boolean().required().meta({ restOnly: true }) }).meta({
  name: 'ContactGroup',
});

export type Status = InferType<typeof statusShape>;
export type Presence = InferType<typeof presenceShape>;
export type Contact = InferType<typeof contactShape>;
export type GroupMember = InferType<typeof groupMemberShape>;
export type GroupAttributes = InferType<typeof groupAttributesShape>;
export type Group = InferType<typeof groupShape>;
