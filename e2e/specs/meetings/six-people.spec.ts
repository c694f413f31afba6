import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';
import { slowed } from '../../fixtures/slowdown.ts';

// Thirty videos at once are work enough for a machine without also filming six pages.
test.use({ trace: 'off', screenshot: 'off' });

const SMALL = { viewport: { width: 640, height: 480 } };
const GUESTS = ['Ben', 'Chloé', 'Dan', 'Eva', 'Femi'];

test('six people meet: each decodes pictures of each, and the seventh is told that the room is full', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  test.setTimeout(slowed(300_000));
  const ana = await newPerson('Ana Pop', SMALL);
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const people = [new RoomGuest(ana.page)];
  for (const name of GUESTS) {
    const { page } = await newVisitor(SMALL);
    await joinOnPage(page, roomId, name);
    const guest = new RoomGuest(page);
    await expect(guest.tile('You')).toBeVisible({ timeout: slowed(60_000) });
    people.push(guest);
  }
  await Promise.all(people.map((person) => person.seesAllMoving(people.length)));

  const { page } = await newVisitor(SMALL);
  await joinOnPage(page, roomId, 'Gus');
  const seventh = new RoomGuest(page);
  await expect(seventh.room.getByRole('heading', { name: 'The meeting is full' })).toBeVisible({
    timeout: slowed(60_000),
  });
  await people[1]!.page.close();
  await seventh.room.getByRole('button', { name: 'Try again' }).click();
  await expect(seventh.tile('You')).toBeVisible({ timeout: slowed(60_000) });
});
