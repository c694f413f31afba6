export interface PastMeeting {
  readonly workingDaysAgo: number;
  readonly time: `${number}:${number}`;
  readonly owner: string;
  readonly subject: string;
  readonly minutes: number;
  /** Participants, each with the minutes from the start to their entry. */
  readonly came: readonly (readonly [id: string, minute: number])[];
}

/** No meeting is longer than 45 minutes, the limit of free meetings with three or more people. */
export const PAST_MEETINGS: readonly PastMeeting[] = [
  {
    workingDaysAgo: 8,
    time: '10:00',
    owner: 'maya',
    subject: 'Weekly planning',
    minutes: 38,
    came: [
      ['tomas', 1],
      ['claire', 0],
      ['noah', 2],
      ['ioana', 0],
    ],
  },
  {
    workingDaysAgo: 7,
    time: '15:00',
    owner: 'maya',
    subject: 'Orchard kick-off',
    minutes: 44,
    came: [
      ['tomas', 0],
      ['claire', 3],
      ['amara', 0],
      ['priya', 1],
      ['noah', 0],
    ],
  },
  {
    workingDaysAgo: 4,
    time: '09:00',
    owner: 'maya',
    subject: 'Orchard review',
    minutes: 27,
    came: [
      ['claire', 0],
      ['amara', 1],
    ],
  },
  {
    workingDaysAgo: 3,
    time: '10:00',
    owner: 'maya',
    subject: 'Weekly planning',
    minutes: 41,
    came: [
      ['tomas', 9],
      ['claire', 0],
      ['noah', 0],
    ],
  },
  { workingDaysAgo: 2, time: '10:00', owner: 'maya', subject: 'Claire and Maya', minutes: 31, came: [['claire', 0]] },
  {
    workingDaysAgo: 1,
    time: '14:00',
    owner: 'tomas',
    subject: 'Release check',
    minutes: 19,
    came: [
      ['maya', 0],
      ['priya', 0],
      ['lukas', 1],
    ],
  },
];

export interface PlannedMeeting {
  readonly inWorkingDays: number;
  readonly time: `${number}:${number}`;
  readonly owner: string;
  readonly subject: string;
  readonly description: string;
  readonly minutes: number;
  readonly invited: readonly string[];
  readonly withClient?: boolean;
}

export const PLANNED_MEETINGS: readonly PlannedMeeting[] = [
  {
    inWorkingDays: 1,
    time: '10:00',
    owner: 'maya',
    subject: 'Weekly planning',
    description: 'What we finished, what is stuck, what comes next.',
    minutes: 45,
    invited: ['tomas', 'claire', 'noah', 'ioana', 'priya'],
  },
  {
    inWorkingDays: 2,
    time: '15:30',
    owner: 'maya',
    subject: 'Orchard: gift cards',
    description: 'Claire and Sofia show the simple design.',
    minutes: 30,
    invited: ['claire', 'sofia', 'tomas'],
    withClient: true,
  },
  {
    inWorkingDays: 4,
    time: '13:00',
    owner: 'claire',
    subject: 'Design critique',
    description: 'Bring one thing you are unsure about.',
    minutes: 45,
    invited: ['maya', 'kenji', 'sofia', 'ioana'],
  },
];
