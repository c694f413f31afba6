import { expect, it } from '@jest/globals';
import { handOrder } from './handOrder.ts';

it('numbers only raised hands, the longest raised first', () => {
  const people = [
    { id: 'late', handRaisedAt: 30 },
    { id: 'down', handRaisedAt: 0 },
    { id: 'first', handRaisedAt: 10 },
    { id: 'second', handRaisedAt: 20 },
  ];
  expect([...handOrder(people)]).toEqual([
    ['first', 1],
    ['second', 2],
    ['late', 3],
  ]);
});
