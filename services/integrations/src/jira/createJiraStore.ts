import { createId, deleteInBatches, isDuplicateKey, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import type { JiraConnectionRecord } from '../models/jiraConnections.ts';
import type { JiraInstallationRecord } from '../models/jiraInstallations.ts';
import type { JiraMeetingRecord } from '../models/jiraMeetings.ts';
import type { JiraSpentRecord } from '../models/jiraSpent.ts';

const PURPOSE = 'integrations/jira-secret';

export interface JiraInstallation extends Omit<JiraInstallationRecord, 'sealedSecret'> {
  readonly secret: string;
}

export interface NewInstallation {
  readonly clientKey: string;
  readonly baseUrl: string;
  readonly secret: string;
}

export interface JiraStore {
  find(clientKey: string): Promise<JiraInstallation | null>;
  /**
   * Stores an installation of the app, with a possibly new secret. If `isFirst` is set and the site is already known,
   * changes nothing and returns false.
   */
  install(installation: NewInstallation, isFirst: boolean): Promise<boolean>;
  setState(clientKey: string, state: 'enabled' | 'disabled'): Promise<void>;
  /**
   * Ends an installation with all connections and meetings of its site. Returns the ids of the accounts that had
   * connections.
   */
  remove(clientKey: string): Promise<string[]>;
  /**
   * Uses a single-use token, which expires at `until` (Unix milliseconds). One of several concurrent calls returns
   * true.
   */
  spend(token: string, until: number): Promise<boolean>;
  isSpent(token: string): Promise<boolean>;
  findConnection(clientKey: string, jiraAccountId: string): Promise<JiraConnectionRecord | null>;
  /** Connects a Jira user with an account, instead of any account that they chose before. */
  connect(connection: Omit<JiraConnectionRecord, '_id' | 'createdAt'>): Promise<Connected>;
  listConnections(accountId: string): Promise<(JiraConnectionRecord & { baseUrl: string })[]>;
  countConnections(accountId: string): Promise<number>;
  /** Ends a connection. Returns whether there was one. */
  disconnect(accountId: string, connectionId: string): Promise<boolean>;
  /** Ends all connections of an account, and returns their number. */
  disconnectAll(accountId: string): Promise<number>;
  /** Deletes the meetings that an account started from issues. */
  forgetMeetings(accountId: string): Promise<void>;
  findMeeting(clientKey: string, issue: string): Promise<JiraMeetingRecord | null>;
  noteMeeting(issue: string, meeting: Omit<JiraMeetingRecord, '_id'>): Promise<void>;
  noteLinked(clientKey: string, issue: string, roomId: string): Promise<void>;
}

export interface Connected {
  readonly connection: JiraConnectionRecord;
  /** The account with which the Jira user was connected before. */
  readonly formerAccountId: string | undefined;
}

export interface JiraStoreOptions {
  readonly installations: Model<JiraInstallationRecord>;
  readonly connections: Model<JiraConnectionRecord>;
  readonly meetings: Model<JiraMeetingRecord>;
  readonly spent: Model<JiraSpentRecord>;
  readonly secrets: Secrets;
  now(): number;
}

export function createJiraStore(options: JiraStoreOptions): JiraStore {
  const { installations, connections, meetings, spent, secrets, now } = options;
  /** Leaves out the signature: the signed part identifies a single-use token. */
  const spentId = (token: string) =>
    createHash('sha256')
      .update(token.slice(0, token.lastIndexOf('.')))
      .digest('base64url');
  const meetingId = (clientKey: string, issue: string) => `${clientKey} ${issue}`;

  const store: JiraStore = {
    async find(clientKey) {
      const found = await installations.findById(clientKey).lean();
      if (!found) return null;
      const { sealedSecret, ...installation } = found;
      return { ...installation, secret: secrets.open(PURPOSE, sealedSecret) };
    },
    async install({ clientKey, baseUrl, secret }, isFirst) {
      const installation = {
        baseUrl,
        sealedSecret: secrets.seal(PURPOSE, secret),
        state: 'enabled',
        installedAt: now(),
      } as const;
      if (!isFirst) {
        await installations.updateOne({ _id: clientKey }, { $set: installation }, { upsert: true });
        return true;
      }
      try {
        await installations.create({ _id: clientKey, ...installation });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async setState(clientKey, state) {
      await installations.updateOne({ _id: clientKey, state: { $ne: 'removed' } }, { $set: { state } });
    },
    async remove(clientKey) {
      await installations.updateOne({ _id: clientKey }, { $set: { state: 'removed' } });
      const ended = await connections.find({ clientKey }, { accountId: 1 }).lean();
      await deleteInBatches(connections, { clientKey });
      await deleteInBatches(meetings, { clientKey });
      return [...new Set(ended.map(({ accountId }) => accountId))];
    },
    async spend(token, until) {
      try {
        await spent.create({ _id: spentId(token), expiresAt: new Date(until) });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    isSpent: async (token) => (await spent.exists({ _id: spentId(token) })) !== null,
    findConnection: (clientKey, jiraAccountId) => connections.findOne({ clientKey, jiraAccountId }).lean(),
    async connect({ clientKey, jiraAccountId, jiraName, accountId }) {
      const present = await store.findConnection(clientKey, jiraAccountId);
      const upsert = () =>
        connections
          .findOneAndUpdate(
            { clientKey, jiraAccountId },
            { $set: { jiraName, accountId }, $setOnInsert: { _id: createId(), createdAt: now() } },
            { upsert: true, returnDocument: 'after' },
          )
          .lean();
      // Two concurrent calls may both find none and insert one. The call that fails then finds the other's.
      const connection = await upsert().catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return upsert();
      });
      const former = present && present.accountId !== accountId ? present.accountId : undefined;
      return { connection: connection!, formerAccountId: former };
    },
    async listConnections(accountId) {
      const own = await connections.find({ accountId }).sort({ createdAt: 1, _id: 1 }).lean();
      const sites = await installations.find({ _id: { $in: own.map(({ clientKey }) => clientKey) } }).lean();
      const addresses = new Map(sites.map(({ _id, baseUrl }) => [_id, baseUrl]));
      return own.map((connection) => ({ ...connection, baseUrl: addresses.get(connection.clientKey) ?? '' }));
    },
    countConnections: (accountId) => connections.countDocuments({ accountId }),
    async disconnect(accountId, connectionId) {
      return (await connections.deleteOne({ _id: connectionId, accountId })).deletedCount === 1;
    },
    async disconnectAll(accountId) {
      return deleteInBatches(connections, { accountId });
    },
    async forgetMeetings(accountId) {
      await deleteInBatches(meetings, { accountId });
    },
    findMeeting: (clientKey, issue) => meetings.findById(meetingId(clientKey, issue)).lean(),
    async noteMeeting(issue, meeting) {
      await meetings.updateOne({ _id: meetingId(meeting.clientKey, issue) }, { $set: meeting }, { upsert: true });
    },
    async noteLinked(clientKey, issue, roomId) {
      await meetings.updateOne({ _id: meetingId(clientKey, issue), roomId }, { $set: { isLinked: true } });
    },
  };
  return store;
}
