import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RoomPoll } from '../../protocol/polls.ts';
import { Polls } from './Polls.ts';

const poll = (revision: number, more: Partial<RoomPoll> = {}): RoomPoll => ({
  ...{ pollId: 'one', question: 'Lunch?', options: ['Soup', 'Salad'], isMultiple: false, isAnonymous: false },
  ...{ openedAt: 1, endedAt: null, counts: [0, revision], voters: revision, revision },
  ...more,
});

describe('the polls of the room’s page', () => {
  let polls: Polls;
  let heard: string[];
  let ended: string[];
  beforeEach(() => {
    polls = new Polls(() => undefined);
    [heard, ended] = [[], []];
    polls.heard.changes.subscribe((one) => heard.push(one!.pollId));
    polls.ended.changes.subscribe((one) => ended.push(one!.pollId));
    polls.reset({ question: 100, option: 40, optionsMin: 2, options: 5 });
  });
  const receive = (...shown: RoomPoll[]) => polls.receive({ type: 'polls', polls: shown });

  it('keep the latest results, in any order of arrival', () => {
    receive(poll(1));
    receive(poll(3));
    receive(poll(2));
    expect(polls.list.value).toMatchObject([{ voters: 3 }]);
  });

  it('keep the person’s own vote when others vote, and when the poll ends', () => {
    receive(poll(1, { own: [1] }));
    receive(poll(2));
    receive(poll(3, { own: [], endedAt: 5 }));
    expect(polls.list.value).toMatchObject([{ own: [1], endedAt: 5 }]);
    expect(ended).toEqual(['one']);
  });

  it('announce a poll once, even after a lost seat, and never the person’s own', () => {
    const own = polls.open({ question: 'Tea?', options: ['Yes', 'No'], isMultiple: false, isAnonymous: false });
    receive(poll(1, { pollId: own }), poll(1));
    polls.reset(polls.rules.value);
    receive(poll(2, { pollId: own, own: [] }), poll(2, { own: [] }));
    expect(heard).toEqual(['one']);
  });

  it('announce an open poll to a late joiner, but none that is over or answered', () => {
    receive(poll(1, { own: [] }), poll(1, { pollId: 'two', own: [0] }));
    receive(poll(1, { pollId: 'three', endedAt: 3, own: [] }));
    expect(heard).toEqual(['one']);
  });
});
