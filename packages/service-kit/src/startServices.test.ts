import { createCallDefiner, input, output } from '@meet/contracts';
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createLocalBus } from './bus/createLocalBus.ts';
import type { Background } from './createBackground.ts';
import { defineService, type ServiceBase } from './defineService.ts';
import { createOperationDefiner } from './operations/defineOperation.ts';
import { createRateLimiter } from './operations/RateLimiter.ts';
import { SERVICE_CALLER } from './operations/serviceCaller.ts';
import { startServices, type StartServicesOptions } from './startServices.ts';

const defineCall = createCallDefiner('tests');
const call = (name: string) =>
  defineCall(name, { path: name, access: 'service', summary: name, input: input({}), output: output({}) });
const [first, second] = [call('first'), call('second')];

const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('stopping services', () => {
  it('awaits background work, including work that one service starts in another', async () => {
    const log = pino({ level: 'silent' });
    const done: string[] = [];
    const services = [
      defineService({
        name: 'later',
        settings: {},
        setUp: ({ background }) => background,
        operations: [
          createOperationDefiner<Background>()(second, (_input, { deps }) => {
            deps.run(async () => (await turn(), done.push('later')));
            return {};
          }),
        ],
      }),
      defineService({
        name: 'earlier',
        settings: {},
        setUp: (base) => base,
        operations: [
          createOperationDefiner<ServiceBase>()(first, (_input, { deps }) => {
            deps.background.run(async () => (await turn(), await deps.callAsService(second, {}), done.push('earlier')));
            return {};
          }),
        ],
      }),
    ];
    const options = {
      services,
      env: {},
      connection: { models: {} },
      lease: { stop: () => Promise.resolve() },
      bus: createLocalBus(log),
      limiter: createRateLimiter({}),
      log,
    } as unknown as StartServicesOptions;
    const running = await startServices(options);
    await running.client.call(first, {}, SERVICE_CALLER);
    await running.stop();
    expect(done.sort()).toEqual(['earlier', 'later']);
  });
});
