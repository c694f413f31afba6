import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, SMALL, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { slowed } from '../../fixtures/slowdown.ts';

// Thirty videos at once are work enough for a machine, without recording six pages.
test.use({ trace: 'off', screenshot: 'off' });

const GUESTS = ['Ben', 'Chloé', 'Dan', 'Eva', 'Femi'];
/** Time for thirty videos on a machine four times slower than a developer's. */
const PATIENCE_MS = slowed(600_000);

/**
 * Opens the page before the meeting and mutes the microphone: thirty audio streams are half the work, and the test is
 * about pictures.
 */
async function arriveQuietly(page: Page, roomId: string, name: string): Promise<void> {
  await page.goto(`/j/${roomId}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Mute microphone' }).click();
}

const enter = (page: Page) => page.getByRole('button', { name: 'Join', exact: true }).click();

test('six people see each other’s videos, and a seventh can join only after one has left', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  test.setTimeout(2 * PATIENCE_MS);
  const ana = await newPerson('Ana Pop', SMALL);
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const guests: Page[] = [];
  for (const name of [...GUESTS, 'Gus']) {
    const { page } = await newVisitor(SMALL);
    await arriveQuietly(page, roomId, name);
    guests.push(page);
  }
  // Each participant adds work for all others, so everything possible is prepared first.
  const last = guests.pop()!;
  const people = [ana.page, ...guests].map((page) => new RoomGuest(page));
  await Promise.all(guests.map(enter));
  await Promise.all(people.map((person) => person.seesAllMoving(people.length, PATIENCE_MS)));

  await enter(last);
  const seventh = new RoomGuest(last);
  await expect(seventh.room.getByRole('heading', { name: 'The meeting is full' })).toBeVisible({
    timeout: PATIENCE_MS,
  });
  await guests[0]!.close();
  // The place is free once the others see the person leave.
  await expect(people[0]!.tile(GUESTS[0]!)).toHaveCount(0, { timeout: PATIENCE_MS });
  await seventh.room.getByRole('button', { name: 'Try again' }).click();
  await expect(seventh.tile('You')).toBeVisible({ timeout: PATIENCE_MS });
});
