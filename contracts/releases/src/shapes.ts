import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { timestamp } from '@meet/contracts';
import type { ReleaseRecord } from '@meet/contracts/remotes';
import { CHANNEL_ACTIONS, CHANNEL_KINDS, type ChannelAction, type ChannelKind } from './channelKinds.ts';

export const remoteShape = object({
  remote: string().required(),
  team: string().required(),
  /** Address to which changes by the system itself are mailed. */
  teamEmail: string().defined().nullable(),
  slots: array(string().required()).required(),
  routes: array(string().required()).required(),
  /** Ed25519 public keys as JWK `x`. While there are any, one of them must have signed each release. */
  keys: array(string().required()).required(),
  /** Maximum size of scripts and styles as transferred, in bytes; null for no limit. */
  sizeBudget: number().defined().nullable(),
  requiresSecondPerson: boolean().required(),
  createdAt: timestamp(),
}).meta({ name: 'Remote' });
export type Remote = InferType<typeof remoteShape>;

export const releaseShape = object({
  remote: string().required(),
  releaseId: string().required(),
  version: string().required(),
  /** Name of the publisher: an administrator or a token. */
  publishedBy: string().required(),
  publishedAt: timestamp(),
  commit: string().defined().nullable(),
  /** Digest of the shell’s declarations against which it was checked; null if there were none. */
  types: string().defined().nullable().meta({ restOnly: true }),
  isSigned: boolean().required(),
  files: number().required(),
  bytes: number().required(),
  /** Channels that currently point to it: `stable`, `canary`, `preview/search`. */
  channels: array(string().required()).required(),
  sessions: number().required(),
  errors: number().required(),
  record: mixed<ReleaseRecord>().required().meta({ restOnly: true }),
}).meta({ name: 'RemoteRelease' });
export type Release = InferType<typeof releaseShape>;

export const canaryShape = object({
  release: string().required(),
  /** Percentage of the signed-in people, 0 to 100. */
  percent: number().required(),
  /** Accounts that get the canary at any percentage. */
  people: array(string().required()).required(),
}).meta({ name: 'RemoteCanary' });

export const previewShape = object({ name: string().required(), release: string().required() }).meta({
  name: 'RemotePreview',
});

export const channelShape = object({
  remote: string().required(),
  stable: string().defined().nullable(),
  canary: canaryShape.default(undefined).nullable().defined(),
  previews: array(previewShape.required()).required(),
  disabled: boolean().required(),
  /** Proposal of one person for `stable` or for a wide canary, which another person has to confirm. */
  proposal: object({
    release: string().required(),
    by: string().required(),
    at: timestamp(),
    /** Percentage of a canary; null for `stable`. */
    percent: number().defined().nullable(),
    /** People of the canary; empty for `stable`. */
    people: array(string().required()).required(),
  })
    .meta({ name: 'RemoteProposal' })
    .default(undefined)
    .nullable()
    .defined(),
  /** Number of changes so far, which a change sends as `If-Match`. */
  revision: number().required(),
}).meta({ name: 'RemoteChannel' });
export type Channel = InferType<typeof channelShape>;

export const auditEntryShape = object({
  revision: number().required(),
  at: timestamp(),
  action: string<ChannelAction>()
    .oneOf([...CHANNEL_ACTIONS])
    .required(),
  by: string().required(),
  reason: string().defined().nullable(),
  channel: channelShape.required(),
}).meta({ name: 'RemoteAuditEntry' });
export type AuditEntry = InferType<typeof auditEntryShape>;

export const publishTokenShape = object({
  tokenId: string().required(),
  remote: string().required(),
  name: string().required(),
  channels: array(
    string<ChannelKind>()
      .oneOf([...CHANNEL_KINDS])
      .required(),
  ).required(),
  createdAt: timestamp(),
  expiresAt: timestamp(),
  lastUsedAt: timestamp().nullable(),
}).meta({ name: 'PublishToken' });
export type PublishToken = InferType<typeof publishTokenShape>;
