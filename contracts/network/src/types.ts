import type { InferType } from 'yup';
import type {
  contactShape,
  groupFactsShape,
  groupMemberShape,
  groupShape,
  presenceShape,
  statusShape,
} from './shapes.ts';

export type Status = InferType<typeof statusShape>;
export type Presence = InferType<typeof presenceShape>;
export type Contact = InferType<typeof contactShape>;
export type GroupMember = InferType<typeof groupMemberShape>;
export type GroupFacts = InferType<typeof groupFactsShape>;
export type Group = InferType<typeof groupShape>;
