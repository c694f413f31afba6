/** Time of a message: so many working days ago at this time, or so many minutes before now. */
export type Moment = readonly [workingDaysAgo: number, time: `${number}:${number}`] | { readonly minutesAgo: number };

export interface DemoMessage {
  readonly at: Moment;
  readonly by: string;
  readonly text: string;
}

export interface Conversation {
  /** Empty for a private room, which has no name. */
  readonly name: string;
  readonly owner: string;
  readonly members: readonly string[];
  readonly messages: readonly DemoMessage[];
  /** People who have not read the last messages. */
  readonly unreadBy?: readonly string[];
}

const say = (at: Moment, by: string, text: string): DemoMessage => ({ at, by, text });

export const CONVERSATIONS: readonly Conversation[] = [
  {
    name: 'Orchard relaunch',
    owner: 'maya',
    members: ['tomas', 'claire', 'noah', 'priya', 'amara'],
    unreadBy: ['maya'],
    messages: [
      say(
        [7, '09:12'],
        'maya',
        'Morning all! Orchard said yes. The new shop goes live on the 1st, so we have five weeks. 🎉',
      ),
      say([7, '09:15'], 'claire', 'Wonderful news. I have two directions sketched already, I can show them tomorrow.'),
      say([7, '09:21'], 'tomas', 'Congrats! Do we keep their old checkout or is that in scope too?'),
      say([7, '09:24'], 'maya', 'In scope. It is the part they complain about most: six steps on a phone.'),
      say([7, '11:02'], 'noah', 'I looked at the numbers Harriet sent. 41% of people leave at the address step.'),
      say([7, '11:05'], 'amara', 'That matches the interviews. People told us they feel “questioned”.'),
      say(
        [6, '10:00'],
        'claire',
        'Both directions are in the shared folder. The calm one is my favourite, the loud one is theirs.',
      ),
      say([6, '10:31'], 'priya', 'The calm one loads in 0.9 s on my old phone, the loud one in 2.4 s.'),
      say([6, '10:33'], 'claire', 'Then I know which one to argue for 😄'),
      say(
        [5, '14:10'],
        'tomas',
        'Checkout is down to three steps in the prototype. Address look-up works for all of Europe.',
      ),
      say(
        [5, '14:48'],
        'amara',
        'Tested it with five people this morning. Four did not notice the address step at all, which is the best review I have seen.',
      ),
      say(
        [4, '09:30'],
        'maya',
        'Review with Harriet went well. She chose the calm one before Claire could argue for it.',
      ),
      say([4, '09:31'], 'claire', 'I had slides!!'),
      say([3, '16:20'], 'noah', 'Payments are wired up. Test cards: see https://example.com/test-cards'),
      say(
        [2, '11:45'],
        'priya',
        'Found why the product pictures flickered: we asked for them twice. Fixed, and the page is 300 KB lighter.',
      ),
      say([1, '15:05'], 'maya', 'Harriet asks whether gift cards make it for the 1st.'),
      say([1, '15:20'], 'tomas', 'With the simple design yes. With the animated one, no.'),
      say({ minutesAgo: 95 }, 'amara', 'Nobody in the interviews ever mentioned the animation. Just saying.'),
      say({ minutesAgo: 62 }, 'claire', 'The simple one is prettier anyway. New screens in ten minutes.'),
      say({ minutesAgo: 31 }, 'claire', 'They are in the folder. Maya, could you have a look before the call?'),
    ],
  },
  {
    name: 'Design critique',
    owner: 'maya',
    members: ['claire', 'kenji', 'sofia', 'ioana'],
    messages: [
      say(
        [9, '13:00'],
        'maya',
        'This is our room for critique. One rule: say what you see before you say what you would do.',
      ),
      say([9, '13:07'], 'kenji', 'I see a good rule.'),
      say([5, '10:12'], 'sofia', 'Onboarding, second try: I took out every sentence that started with “Please”.'),
      say(
        [5, '10:40'],
        'ioana',
        'It reads much faster. I see three buttons of the same weight on the last screen though.',
      ),
      say([5, '10:44'], 'sofia', 'You are right, two of them can be links.'),
      say(
        [2, '15:30'],
        'kenji',
        'Icons for the dashboard: 24 drawn, 6 to go. The one for “lobby” looks like a toaster.',
      ),
      say([2, '15:33'], 'claire', 'It is a very welcoming toaster.'),
      say(
        [1, '09:50'],
        'ioana',
        'I checked the contrast of the whole palette. Two greys fail on the warm background; new values are in the file.',
      ),
      say([1, '10:05'], 'maya', 'Thank you, Ioana. Let us take those from today on.'),
    ],
  },
  {
    name: 'Friday lunch',
    owner: 'sofia',
    members: ['maya', 'lukas', 'andrei', 'yusuf', 'grace', 'elena', 'kenji'],
    messages: [
      say([4, '11:20'], 'sofia', 'Who is in for lunch this Friday? The place by the canal has the terrace open again.'),
      say([4, '11:22'], 'lukas', 'Me!'),
      say([4, '11:25'], 'andrei', 'Me too, and I owe Lukas a coffee.'),
      say([4, '11:40'], 'elena', 'I will be on a mountain by then, eat something green for me 🏔️'),
      say([3, '09:15'], 'yusuf', 'Not this week, I have a fever. Enjoy!'),
      say([3, '09:16'], 'grace', 'Get well soon, Yusuf!'),
      say([1, '12:01'], 'sofia', 'Table for six at 12:30.'),
    ],
  },
  {
    name: '',
    owner: 'maya',
    members: ['claire'],
    unreadBy: ['maya'],
    messages: [
      say(
        [3, '17:10'],
        'claire',
        'Do you have half an hour tomorrow? I would like to talk about leading the next project.',
      ),
      say([3, '17:14'], 'maya', 'Gladly. Ten o’clock? I think you should.'),
      say([2, '10:45'], 'claire', 'Thank you for this morning. I slept on it and the answer is yes.'),
      say(
        { minutesAgo: 18 },
        'claire',
        'Small one: can I bring Sofia into the Orchard review? She did the gift cards.',
      ),
    ],
  },
  {
    name: '',
    owner: 'maya',
    members: ['tomas'],
    messages: [
      say([6, '08:55'], 'tomas', 'I will be late for the planning, the train stands still.'),
      say([6, '08:57'], 'maya', 'No hurry, we start with design.'),
      say([1, '18:02'], 'tomas', 'Release is out, all green. Going home before anybody finds something.'),
      say([1, '18:05'], 'maya', 'Well deserved. See you tomorrow!'),
    ],
  },
];
