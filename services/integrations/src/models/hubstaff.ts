import type { HubstaffResult } from '@meet/integrations-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** A code flow in progress. Finishing it deletes the record, so that a code with its state is valid once. */
export interface HubstaffAttemptRecord {
  /** HMAC of the state. */
  _id: string;
  accountId: string;
  /** The PKCE verifier and the nonce, encrypted. */
  sealed: string;
  expiresAt: Date;
}

/** An account’s connection with Hubstaff. */
export interface HubstaffRecord {
  /** The account's id. */
  _id: string;
  hubstaffUserId: string;
  hubstaffName: string;
  /** Access and refresh token, encrypted. An update applies only if no other process changed them meanwhile. */
  sealedTokens: string;
  tokensVersion: number;
  /** Id of the process that is renewing the tokens; null for none. */
  renewedBy: string | null;
  isEnabled: boolean;
  needsReconnect: boolean;
  projectId: string | null;
  projectName: string | null;
  lastResult: HubstaffResult | null;
  /** Unix milliseconds. */
  lastResultAt: number | null;
}

/** The time that one person spent in one meeting, stored when it ends and kept for some weeks. */
export interface HubstaffEntryRecord {
  /** Account and meeting id, so that there is one entry for each pair. */
  _id: string;
  accountId: string;
  /** Start, length and note, encrypted. */
  sealed: string;
  /** `paused` until the person connects again; `sending` from just before the request until its answer. */
  state: 'queued' | 'paused' | 'sending' | 'recorded' | 'refused' | 'uncertain';
  tries: number;
  /** Id of the process that makes an attempt at the moment; null for none. */
  holder: string | null;
  /** Unix milliseconds. */
  nextAttemptAt: number;
  expiresAt: Date;
}

const attempt = new Schema<HubstaffAttemptRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sealed: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
attempt.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
attempt.index({ accountId: 1 });

const hubstaff = new Schema<HubstaffRecord>(
  {
    _id: { type: String, required: true },
    hubstaffUserId: { type: String, required: true },
    hubstaffName: { type: String, required: true },
    sealedTokens: { type: String, required: true },
    tokensVersion: { type: Number, required: true },
    renewedBy: { type: String, default: null },
    isEnabled: { type: Boolean, required: true },
    needsReconnect: { type: Boolean, required: true },
    projectId: { type: String, default: null },
    projectName: { type: String, default: null },
    lastResult: { type: String, default: null },
    lastResultAt: { type: Number, default: null },
  },
  { versionKey: false },
);

const entry = new Schema<HubstaffEntryRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sealed: { type: String, required: true },
    state: { type: String, required: true },
    tries: { type: Number, required: true },
    holder: { type: String, default: null },
    nextAttemptAt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
entry.index({ state: 1, nextAttemptAt: 1, _id: 1 });
entry.index({ state: 1, holder: 1 }, { partialFilterExpression: { holder: { $gt: '' } } });
entry.index({ accountId: 1, state: 1 });
entry.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export interface HubstaffModels {
  readonly attempts: Model<HubstaffAttemptRecord>;
  readonly hubstaffs: Model<HubstaffRecord>;
  readonly entries: Model<HubstaffEntryRecord>;
}

export const hubstaffModels = (connection: Connection): HubstaffModels => ({
  attempts: connection.model<HubstaffAttemptRecord>(
    'integrations.hubstaffAttempts',
    attempt,
    'integrations.hubstaff_attempts',
  ),
  hubstaffs: connection.model<HubstaffRecord>('integrations.hubstaffs', hubstaff, 'integrations.hubstaff_connections'),
  entries: connection.model<HubstaffEntryRecord>(
    'integrations.hubstaffEntries',
    entry,
    'integrations.hubstaff_entries',
  ),
});
