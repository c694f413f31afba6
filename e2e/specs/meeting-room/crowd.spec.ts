import { expect, test } from './harness/roomTest.ts';

// Thirty videos at once are work enough for a machine without also filming six pages.
test.use({ trace: 'off', screenshot: 'off' });

test('six people see one another, and the seventh is told that the room is full', async ({ join, arrive }) => {
  test.slow();
  const names = ['Ana', 'Ben', 'Chloé', 'Dan', 'Eva', 'Femi'];
  const people = [];
  for (const name of names) people.push(await join(name, { context: { viewport: { width: 640, height: 480 } } }));
  for (const [index, person] of people.entries()) {
    for (const other of names.filter((_, place) => place !== index)) await person.seesMoving(other);
  }
  const seventh = await arrive('Gus');
  await expect(seventh.room.getByRole('heading', { name: 'The meeting is full' })).toBeVisible();
  expect((await seventh.event('errorOccurred')).data).toMatchObject({ name: 'conference.max_users', isFatal: true });
});
