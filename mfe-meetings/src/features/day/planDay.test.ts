import { describe, expect, it } from '@jest/globals';
import { buildOngoing, buildPlanned } from '../../testing/buildPlanned.ts';
import { planDay } from './planDay.ts';

const at = (hours: number, minutes = 0, day = 5) => new Date(2026, 0, day, hours, minutes).getTime();
const NOW = at(9, 48);
const viewerEmail = 'ana@example.com';
const titles = (meetings: readonly { subject: string }[]) => meetings.map(({ subject }) => subject);

describe('planDay', () => {
  const planned = [
    buildPlanned('Tomorrow', at(9, 0, 6)),
    buildPlanned('Third', at(23, 59)),
    buildPlanned('Over', at(9, 0)),
    buildPlanned('First', at(10)),
    buildPlanned('Second', at(11)),
  ];

  it('returns the next meeting, and the later ones until midnight', () => {
    const { coming, later } = planDay({ planned, ongoing: [], viewerEmail }, NOW);
    expect(titles(coming)).toEqual(['First']);
    expect(coming[0]).toMatchObject({ isNow: false, endsAt: at(10, 30) });
    expect(titles(later)).toEqual(['Second', 'Third']);
  });

  it('keeps a meeting that has begun until its end, beside the next one', () => {
    expect(titles(planDay({ planned, ongoing: [], viewerEmail }, at(10)).coming)).toEqual(['First', 'Second']);
    expect(planDay({ planned, ongoing: [], viewerEmail }, at(10)).coming[0]).toMatchObject({ isNow: true });
    expect(titles(planDay({ planned, ongoing: [], viewerEmail }, at(10, 30)).coming)).toEqual(['Second']);
  });

  it('lists a planned meeting once while it runs in its room', () => {
    const ongoing = [buildOngoing('First', { roomId: planned[3]!.roomId })];
    const { coming } = planDay({ planned, ongoing, viewerEmail }, at(10, 5));
    expect(coming.map(({ subject, isRunning }) => [subject, isRunning])).toEqual([
      ['First', true],
      ['Second', false],
    ]);
  });

  it('lists the owner and other invited people, and lets an owner start', () => {
    const invited = ['Ana@Example.com', 'bo@example.com'];
    const cleo = { ownerName: 'Cleo Martin', ownerEmail: 'cleo@example.com' };
    const theirs = buildPlanned('Theirs', at(10), { invited, isOwner: false, ...cleo });
    const own = buildPlanned('Own', at(10), { invited: ['bo@example.com'], isOwner: true });
    expect(planDay({ planned: [theirs], ongoing: [], viewerEmail }, NOW).coming[0]).toMatchObject({
      people: [
        { name: 'Cleo Martin', email: 'cleo@example.com' },
        { name: 'bo@example.com', email: 'bo@example.com' },
      ],
      way: 'meetingJoin',
    });
    expect(planDay({ planned: [own], ongoing: [], viewerEmail }, NOW).coming[0]).toMatchObject({
      people: [{ name: 'bo@example.com' }],
      way: 'meetingStart',
    });
  });
});
