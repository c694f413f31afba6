/** A poll of the meeting, as one person sees it. */
export interface RoomPoll {
  pollId: string;
  question: string;
  options: string[];
  isMultiple: boolean;
  isAnonymous: boolean;
  /** Time in milliseconds since the epoch. */
  openedAt: number;
  /** Null while the poll runs. */
  endedAt: number | null;
  /** Number of votes for each option. */
  counts: number[];
  /** Number of people who voted. */
  voters: number;
  /** Indexes of the options that the person chose; absent in messages to everybody. */
  own?: number[];
  /** Increases with every change. */
  revision: number;
}

/** Rules for the polls of people in the room; lengths of texts are in characters. */
export interface PollRules {
  question: number;
  option: number;
  optionsMin: number;
  options: number;
}

export type PollRefusal =
  | 'not-host'
  | 'blank'
  | 'too-long'
  | 'few-options'
  | 'many-options'
  | 'same-options'
  | 'too-often'
  | 'many'
  | 'unknown'
  | 'over'
  | 'choices'
  | 'full'
  | 'failed';
