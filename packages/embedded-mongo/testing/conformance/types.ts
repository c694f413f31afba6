import type { Document } from 'mongodb';

/** A file of the unified test format, limited to the members that this runner reads. */
export interface TestFile {
  description: string;
  schemaVersion: string;
  runOnRequirements?: Requirement[];
  createEntities?: Document[];
  initialData?: InitialData[];
  tests: TestCase[];
}

export interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  auth?: boolean;
  serverless?: string;
  csfle?: unknown;
  serverParameters?: Document;
}

export interface InitialData {
  collectionName: string;
  databaseName: string;
  createOptions?: Document;
  documents: Document[];
}

export interface TestCase {
  description: string;
  skipReason?: string;
  runOnRequirements?: Requirement[];
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: InitialData[];
}

export interface Operation {
  name: string;
  object: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: Document;
  ignoreResultAndError?: boolean;
  saveResultAsEntity?: string;
}

export interface ExpectedEvents {
  client: string;
  eventType?: string;
  ignoreExtraEvents?: boolean;
  events: Document[];
}

/** Reason why a test counts neither as passed nor as failed. */
export class NotRun extends Error {
  readonly kind: 'refused by design' | 'driver' | 'not applicable';

  constructor(kind: NotRun['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}
