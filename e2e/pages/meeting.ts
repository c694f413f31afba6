import { createMeeting, startMeeting, startMeetingWithContacts } from '@meet/meetings-contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { post, type Account } from '../fixtures/api.ts';

/** Small window for people who only join a meeting: less to paint beside many videos. */
export const SMALL = { viewport: { width: 640, height: 480 } } as const;

/** Creates a room of the person's own in which nobody has met yet. */
export async function newRoom(request: APIRequestContext, owner: Account, wish: object = {}): Promise<string> {
  return (await post(request, createMeeting, wish as never, owner.token)).roomId;
}

/** Starts the meeting by its call alone, without a page. */
export async function startByCall(request: APIRequestContext, owner: Account, roomId: string, wish: object = {}) {
  return post(request, startMeeting, { roomId, ...wish } as never, owner.token);
}

/** Calls people to a new meeting with the same API call as the button. Returns the room's id. */
export async function callPeople(request: APIRequestContext, caller: Account, ...called: Account[]): Promise<string> {
  const roomId = await newRoom(request, caller);
  const invitedParticipants = called.map(({ email }) => ({ email }));
  await post(request, startMeetingWithContacts, { roomId, invitedParticipants } as never, caller.token);
  return roomId;
}

/** Starts the meeting on its page. */
export async function startOnPage(page: Page, roomId: string): Promise<void> {
  await page.goto(`/s/${roomId}`);
  await page.getByRole('button', { name: 'Start meeting' }).click();
}

/** Joins by the link: fills in a guest's name and clicks Join. */
export async function joinOnPage(page: Page, roomId: string, name?: string): Promise<void> {
  await page.goto(`/j/${roomId}`);
  if (name) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** Opens My network beside the meeting. */
export async function showNetwork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByRole('menuitem', { name: 'From My network' }).click();
}
