import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Command } from '@meet/remote-kit';
import { createCommands } from '../../host/createCommands.ts';
import { createFinder, SEARCH_DELAY_MS } from './createFinder.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = () => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS);
const found = (label: string): Command => ({ id: label, label, group: 'People', run: () => {} });

function start() {
  const commands = createCommands();
  const people = jest.fn(async (query: string, _signal: AbortSignal) => [found(`person of ${query}`)]);
  const rooms = jest.fn(async (query: string): Promise<readonly Command[]> => {
    if (query === 'broken') throw new Error('down');
    return [];
  });
  const others = jest.fn(async () => []);
  commands.addSearch(people, 'people');
  commands.addSearch(rooms, 'rooms');
  commands.addSearch(others);
  const finder = createFinder(commands);
  finder.subscribe(() => {});
  const shown = () => finder.current().map(({ status, commands: of }) => [status, ...of.map(({ label }) => label)]);
  return { commands, finder, people, rooms, others, shown };
}

describe('createFinder', () => {
  it('queries only searches with a kind before anything is typed', async () => {
    const { finder, people, others, shown } = start();
    expect(shown()[0]).toEqual(['loading']);
    finder.ask('');
    await pass();
    expect([people.mock.calls.map(([query]) => query), others.mock.calls.length]).toEqual([[''], 0]);
    expect(shown()).toEqual([['ready', 'person of '], ['ready'], ['ready']]);
  });

  it('searches after a pause in typing, aborts the previous search, and keeps its results meanwhile', async () => {
    const { finder, people, shown } = start();
    finder.ask('a');
    await pass();
    finder.ask('an');
    expect(people.mock.calls[0]![1].aborted).toBe(true);
    finder.ask('ana');
    expect(shown()[0]).toEqual(['loading', 'person of a']);
    await pass();
    expect(people.mock.calls.map(([query]) => query)).toEqual(['a', 'ana']);
    expect(shown()[0]).toEqual(['ready', 'person of ana']);
  });

  it('drops an answer that arrives after the next search', async () => {
    const { finder, people, shown } = start();
    let late: (commands: Command[]) => void = () => {};
    people.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    finder.ask('slow');
    await pass();
    finder.ask('next');
    await pass();
    late([found('late')]);
    await pass();
    expect(shown()[0]).toEqual(['ready', 'person of next']);
  });

  it('reports the failure of one search only, and retries only that one', async () => {
    const { finder, people, rooms, shown } = start();
    finder.ask('broken');
    await pass();
    expect(shown()).toEqual([['ready', 'person of broken'], ['failed'], ['ready']]);
    rooms.mockResolvedValueOnce([found('room')]);
    finder.retry(finder.current()[1]!.search.id);
    await pass();
    expect(shown()[1]).toEqual(['ready', 'room']);
    expect(people).toHaveBeenCalledTimes(1);
  });

  it('queries a search that is added later, and drops one that is removed', async () => {
    const { commands, finder, people, shown } = start();
    finder.ask('ana');
    await pass();
    const withdraw = commands.addSearch(async (query) => [found(`message to ${query}`)], 'messages');
    await jest.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([['ready', 'person of ana'], ['ready'], ['ready', 'message to ana'], ['ready']]);
    expect(people).toHaveBeenCalledTimes(1);
    withdraw();
    expect(shown()).toHaveLength(3);
  });
});
