/** Description of a face for drawPortrait. Colours are `#rrggbb`. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly cut: 'short' | 'long' | 'bun' | 'bald' | 'curly';
  readonly shirt: string;
  readonly wall: string;
}

export interface DemoPerson {
  /** Local part of the address, by which the other demo files name the person. */
  readonly id: string;
  readonly fullName: string;
  readonly look: Look;
}

export const DEMO_DOMAIN = 'demo.example';
/** One password for all, because only the operator of this copy reaches these accounts. */
export const DEMO_PASSWORD = 'Welcome-to-Meet-1';
export const DEMO_ADMIN = { email: `admin@${DEMO_DOMAIN}`, fullName: 'Alex Admin' };
/** Person to sign in as. */
export const DEMO_HOST = 'maya';

export const toEmail = (id: string) => `${id}@${DEMO_DOMAIN}`;

const WALLS = ['#dfe7fd', '#fde2e4', '#e2ece9', '#fff1e6', '#f0efeb', '#cddafd', '#eae4e9'] as const;

/** The people of a small design studio. */
export const TEAM: readonly DemoPerson[] = (
  [
    ['maya', 'Maya Lindqvist', '#f2c9a5', '#c98b4a', 'long', '#5746d6'],
    ['tomas', 'Tomás Herrera', '#d9a066', '#2b2320', 'short', '#2f6f62'],
    ['ioana', 'Ioana Dumitrescu', '#f0c7ab', '#3d2417', 'bun', '#c2524a'],
    ['claire', 'Claire Fontaine', '#f6d5bd', '#a5482c', 'curly', '#33415c'],
    ['noah', 'Noah Bennett', '#8d5a3a', '#1c1613', 'short', '#e09f3e'],
    ['amara', 'Amara Okafor', '#6f4428', '#120d0b', 'curly', '#d65780'],
    ['kenji', 'Kenji Watanabe', '#eec39a', '#17140f', 'short', '#3a7ca5'],
    ['elena', 'Elena Rossi', '#eab98f', '#4a2c1a', 'long', '#7a9e4f'],
    ['lukas', 'Lukas Brandt', '#f7dac4', '#d8b365', 'short', '#4f5d75'],
    ['priya', 'Priya Nair', '#a86f43', '#15100d', 'long', '#0f8b8d'],
    ['andrei', 'Andrei Munteanu', '#e9bd97', '#6b4a2f', 'bald', '#824c71'],
    ['sofia', 'Sofia Almeida', '#d79f70', '#2a1a12', 'bun', '#ef8354'],
    ['yusuf', 'Yusuf Demir', '#dba97b', '#20170f', 'short', '#386641'],
    ['grace', 'Grace Whitfield', '#f4cfb2', '#b9b4ae', 'bun', '#6d597a'],
  ] as const
).map(([id, fullName, skin, hair, cut, shirt], at) => ({
  id,
  fullName,
  look: { skin, hair, cut, shirt, wall: WALLS[at % WALLS.length]! },
}));

/** Contacts among the team, without the host, who is a contact of everybody. */
export const ACQUAINTANCES: readonly (readonly [string, readonly string[]])[] = [
  ['tomas', ['noah', 'lukas', 'priya', 'andrei']],
  ['claire', ['kenji', 'sofia', 'ioana', 'amara']],
  ['amara', ['claire', 'grace', 'elena', 'yusuf']],
  ['noah', ['tomas', 'priya', 'lukas']],
  ['priya', ['tomas', 'noah', 'kenji']],
];

/** A client without an account. */
export const CLIENT = { email: 'harriet@orchard.example', fullName: 'Harriet Cole' };

export const MY_TEAM = ['tomas', 'claire', 'ioana', 'noah', 'priya'] as const;
export const PARTNERS = ['grace', 'elena'] as const;
export const PINNED = ['tomas', 'claire'] as const;

export const GROUPS: readonly { readonly owner: string; readonly name: string; readonly members: readonly string[] }[] =
  [
    { owner: 'maya', name: 'Design', members: ['claire', 'kenji', 'sofia', 'ioana'] },
    { owner: 'maya', name: 'Orchard project', members: ['tomas', 'claire', 'noah', 'priya', 'amara'] },
    { owner: 'tomas', name: 'Engineering', members: ['maya', 'noah', 'lukas', 'priya', 'andrei'] },
  ];

export interface DemoStatus {
  readonly id: string;
  readonly status: 'Away' | 'Busy' | 'Vacationing' | 'Out sick' | 'Available';
  readonly text: string;
  /** Duration from now. */
  readonly hours: number;
}

export const STATUSES: readonly DemoStatus[] = [
  { id: 'tomas', status: 'Busy', text: 'Deep work', hours: 2 },
  { id: 'grace', status: 'Away', text: 'At a client', hours: 4 },
  { id: 'elena', status: 'Vacationing', text: 'In the hills', hours: 24 * 6 },
  { id: 'yusuf', status: 'Out sick', text: 'Out sick', hours: 24 * 2 },
  { id: 'kenji', status: 'Available', text: 'Ask me', hours: 24 },
];
