/** A poll of the meeting as one person sees it. */
export interface RoomPoll {
  pollId: string;
  question: string;
  options: string[];
  isMultiple: boolean;
  isAnonymous: boolean;
  /** Milliseconds since the epoch. */
  openedAt: number;
  /** Null while it runs. */
  endedAt: number | null;
  /** Votes for each option. */
  counts: number[];
  /** Number of people who voted. */
  voters: number;
  /** Places of the options that the person chose; absent in what everybody is told. */
  own?: number[];
  /** The higher, the later. */
  revision: number;
}

/** Rules for polls of people in the room; texts in characters. */
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
