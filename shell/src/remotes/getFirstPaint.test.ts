import { describe, expect, it } from '@jest/globals';
import type { PaintPart } from '@meet/contracts/remotes';
import type { Session } from '@meet/remote-kit';
import { buildRelease } from '../testing/buildRelease.ts';
import { listReleases } from './Release.ts';
import { getFirstPaint } from './getFirstPaint.ts';

const VISITOR: Session = { state: 'visitor', isAdmin: false };
const PERSON = { state: 'signed-in', token: 'of-ana', email: '', fullName: 'Ana Pop', isAdmin: false } as Session;
const ADMIN = { ...PERSON, isAdmin: true } as Session;

const buildPart = (file: string): PaintPart => ({ files: [file], texts: {}, shared: [] });
const getParts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, buildPart(name)]));
const painted = (name: string, pages: Record<string, object>, fills: string[]) => ({
  ...buildRelease(name, { pages, fills }),
  firstPaint: { remote: buildPart(name), pages: getParts(...Object.keys(pages)), slots: getParts(...fills) },
});

const LIVE = [
  painted('mfe-chat', {}, ['shell.chat/v1', 'dashboard.missed/v1']),
  painted(
    'mfe-crm',
    {
      crmList: { path: '/crm/list', access: 'login', frame: { chat: false } },
      crmDoor: { path: '/crm', access: 'public' },
    },
    [],
  ),
  painted('mfe-meetings', { dashboard: {}, meetingJoin: {}, labelledRoom: {} }, ['shell.overlay/v1', 'home.join/v1']),
];

/** Returns the parts that are drawn first at an address; those of the page itself carry a mark. */
function partsAt(pathname: string, session: Session, live: object[] = LIVE): string[] {
  const remotes = Object.fromEntries(live.map((release, at) => [`remote-${at}`, release]));
  return getFirstPaint(listReleases({ remotes }), pathname, session).map(
    ({ part, isPage }) => `${isPage ? '>' : ''}${part.files[0]}`,
  );
}

describe('the remotes’ first paint', () => {
  it('is the page first, then the slots of the frame', () => {
    expect(partsAt('/dashboard/join', PERSON)).toEqual([
      ...['>mfe-meetings', '>dashboard'],
      ...['mfe-chat', 'shell.chat/v1', 'shell.overlay/v1'],
    ]);
  });

  it('is a remote’s own page, even if a route of the product matches its address', () => {
    expect(partsAt('/crm/list', PERSON)).toEqual(['>mfe-crm', '>crmList', 'mfe-meetings', 'shell.overlay/v1']);
    expect(partsAt('/crm', VISITOR)).toEqual(['>mfe-crm', '>crmDoor']);
  });

  it('includes the chat beside a page whose manifest names no parts of the frame, as older manifests do', () => {
    const polls = painted('mfe-polls', { polls: { path: '/polls', access: 'login' } }, []);
    expect(partsAt('/polls', PERSON, [...LIVE, polls])).toEqual([
      ...['>mfe-polls', '>polls'],
      ...['mfe-chat', 'shell.chat/v1', 'mfe-meetings', 'shell.overlay/v1'],
    ]);
  });

  it('for a visitor contains only what home and a meeting show', () => {
    expect(partsAt('/dashboard/join', VISITOR)).toEqual([]);
    expect(partsAt('/crm/list', VISITOR)).toEqual([]);
    expect(partsAt('/signin', VISITOR)).toEqual([]);
    expect(partsAt('/j/123456789', VISITOR)).toEqual(['>mfe-meetings', '>meetingJoin']);
    expect(partsAt('/', VISITOR)).toEqual(['mfe-meetings', 'home.join/v1']);
  });

  it('is only the remote for an administrator, who may see a note in place of the page', () => {
    expect(partsAt('/dashboard/join', ADMIN)).toEqual(['>mfe-meetings']);
  });

  it('is empty on a page without remotes', () => {
    expect(partsAt('/signin', PERSON)).toEqual([]);
  });

  it('leaves out releases without a first paint, and broken records', () => {
    const { firstPaint: _none, ...before } = LIVE[0]!;
    expect(partsAt('/dashboard/join', PERSON, [before, { name: 'mfe-odd' }, LIVE[2]!])).toEqual([
      ...['>mfe-meetings', '>dashboard', 'shell.overlay/v1'],
    ]);
  });
});
