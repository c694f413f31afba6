import { expect, test } from './harness/roomTest.ts';

// Thirty videos at once are work enough for a machine without also filming six pages.
test.use({ trace: 'off', screenshot: 'off' });

test('six people see one another, and the seventh is told that the room is full', async ({ join, arrive }) => {
  test.setTimeout(240_000);
  const names = ['Ana', 'Ben', 'Chloé', 'Dan', 'Eva', 'Femi'];
  const people = [];
  for (const name of names) people.push(await join(name, { context: { viewport: { width: 640, height: 480 } } }));
  await Promise.all(people.map((person) => person.seesAllMoving(names.length)));
  const seventh = await arrive('Gus');
  // A seventh page opens slowly beside six busy ones.
  const told = seventh.room.getByRole('heading', { name: 'The meeting is full' });
  await expect(told).toBeVisible({ timeout: 60_000 });
  expect((await seventh.event('errorOccurred')).data).toMatchObject({ name: 'conference.max_users', isFatal: true });
});
