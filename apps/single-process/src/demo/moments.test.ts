import { describe, expect, it } from '@jest/globals';
import { CONVERSATIONS } from './conversations.ts';
import { PAST_MEETINGS, PLANNED_MEETINGS } from './calendar.ts';
import { getBeginning, toMoment, workingDay } from './moments.ts';

const DAYS = Array.from({ length: 14 }, (_, day) => new Date(2026, 0, 1 + day, 0, 1).getTime());

describe('the times of the demo', () => {
  it('fall on working days before or after today, whatever weekday it is', () => {
    for (const now of DAYS) {
      for (const days of [-9, -1, 1, 4]) {
        const at = new Date(workingDay(now, days, '09:30'));
        expect([1, 2, 3, 4, 5]).toContain(at.getDay());
        expect([at.getHours(), at.getMinutes()]).toEqual([9, 30]);
        expect(at.getTime() < now).toBe(days < 0);
      }
    }
  });

  it('put past events between the beginning and now, in order, and planned ones after now', () => {
    for (const now of DAYS) {
      for (const { messages } of CONVERSATIONS) {
        const moments = messages.map(({ at }) => toMoment(now, at));
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
        expect(moments[0]).toBeGreaterThan(getBeginning(now));
        expect(moments.at(-1)).toBeLessThan(now);
      }
      for (const { workingDaysAgo, time, minutes } of PAST_MEETINGS) {
        const start = workingDay(now, -workingDaysAgo, time);
        expect(start).toBeGreaterThan(getBeginning(now));
        expect(start + minutes * 60_000).toBeLessThan(now);
      }
      for (const { inWorkingDays, time } of PLANNED_MEETINGS) {
        expect(workingDay(now, inWorkingDays, time)).toBeGreaterThan(now);
      }
    }
  });
});
