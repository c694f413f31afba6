import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import type { RoomGuest } from './harness/RoomGuest.ts';
import { expect, test } from './harness/roomTest.ts';

const QUIET = { startWithAudioMuted: true };
const DESK = { width: 1440, height: 850 };
const PHONE = { width: 390, height: 800 };

const getBox = async (guest: RoomGuest, name: string) => (await guest.tile(name).boundingBox())!;
type Box = Awaited<ReturnType<typeof getBox>>;
const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;

/** Waits for a notice. It stays for four seconds, so a test begins to wait before the notice comes. */
const announced = (guest: RoomGuest, words: string) =>
  guest.room.locator('[aria-live=polite]').getByText(words).waitFor();

test('the layout fits three people, an enlarged person, and a shared screen with everyone beside it', async ({
  join,
}) => {
  const ana = await join('Ana Pop', { config: QUIET, context: { viewport: DESK } });
  const ben = await join('Ben Lee', { config: QUIET });
  const cleo = await join('Cleo', { config: QUIET });
  await expect(ana.tile('Cleo')).toBeVisible();

  const getBoxes = () => Promise.all(['Ben Lee', 'Cleo', 'You'].map((name) => getBox(ana, name)));
  const areTwoAndOne = async () => {
    const [first, second, own] = await getBoxes();
    return first!.y === second!.y && own!.y > first!.y + first!.height;
  };
  await expect.poll(areTwoAndOne).toBe(true);
  const [first, second, own] = (await getBoxes()) as [Box, Box, Box];
  expect(Math.abs(middle(own) - DESK.width / 2)).toBeLessThan(2);
  for (const { width, height } of [first, second, own]) expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);

  const pin = ana.tile('Cleo').getByRole('button', { name: 'Show Cleo large' });
  await pin.focus();
  await ana.page.keyboard.press('Enter');
  await expect(ana.tile('Cleo').getByRole('button', { name: 'Stop showing Cleo large' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(async () => (await getBox(ana, 'Cleo')).width).toBeGreaterThan(2 * first.width - 400);
  expect((await getBox(ana, 'Ben Lee')).x).toBeGreaterThan((await getBox(ana, 'Cleo')).width);
  await ana.page.keyboard.press('Enter');
  await expect(ana.tile('Cleo')).not.toHaveClass(/tile-spotlight/);

  await ben.button('Share your screen').click();
  await expect(ana.tile('Ben Lee’s screen')).toHaveClass(/tile-spotlight/);
  const at = async (name: string) => {
    const [screen, person] = [await getBox(ana, 'Ben Lee’s screen'), await getBox(ana, name)];
    const isBeside = person.x >= screen.x + screen.width;
    return isBeside ? 'beside' : person.y >= screen.y + screen.height ? 'below' : 'over';
  };
  for (const name of ['Ben Lee', 'Cleo', 'You']) await expect.poll(() => at(name)).toBe('beside');
  await ana.page.setViewportSize(PHONE);
  for (const name of ['Ben Lee', 'Cleo', 'You']) await expect.poll(() => at(name)).toBe('below');
  await expect(ana.button(/^Participants/)).toBeHidden();
  await expect(ana.button('More')).toBeInViewport({ ratio: 1 });
  const hasLeft = announced(ana, 'Cleo left');
  await cleo.command('hangup');
  await hasLeft;
});

test('raised hands are numbered in order, and reactions are shown and announced', async ({ join }) => {
  const ana = await join('Ana Pop', { config: QUIET, context: { viewport: DESK } });
  const hasJoined = announced(ana, 'Ben Lee joined');
  const ben = await join('Ben Lee', { config: QUIET });
  await hasJoined;
  const hasRaised = announced(ana, 'Ben Lee raised a hand');
  await ben.choose('Raise hand');
  await hasRaised;
  await ana.choose('Raise hand');
  await expect(ana.tile('Ben Lee, muted, hand raised, number 1')).toBeVisible();
  await expect(ana.tile('You, muted, hand raised, number 2')).toBeVisible();
  await ana.button(/^Participants/).click();
  await expect(ana.room.getByRole('complementary').getByLabel('hand raised, number 1')).toBeVisible();
  await ben.choose('Lower hand');
  await expect(ana.tile('You, muted, hand raised, number 1')).toBeVisible();
  await expect(ana.tile('Ben Lee, muted')).toBeVisible();

  const floats = ana.tile('Ben Lee').getByText('👏').waitFor();
  await ben.choose('applause');
  await floats;
  await expect(ana.room.getByRole('status').getByText('Ben Lee: applause')).toBeAttached();
  await expect(ana.tile('Ben Lee').getByText('👏')).toHaveCount(0);
});

test('keyboard shortcuts are listed, and Escape closes the menu and returns the focus', async ({ join }) => {
  const ana = await join('Ana Pop', { moderator: true, config: QUIET, context: { viewport: PHONE } });
  await ana.button('More').click();
  const menu = ana.room.getByRole('dialog', { name: 'More' });
  await expectAccessible(menu, 'body');
  await expect(menu).toBeInViewport({ ratio: 1 });
  for (const button of await ana.room.getByRole('toolbar').getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await ana.page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(ana.button('More')).toBeFocused();
  await ana.page.keyboard.press('?');
  const keys = ana.room.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Raise or lower your hand')).toBeVisible();
  await expectAccessible(keys, 'body');
  await ana.page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});
