import { createLoad, type GatewayContext } from '../../gateway/src/graphql/createContext.ts';
import { compileOperation } from '../../gateway/src/graphql/compileOperation.ts';
import { loadSchema } from '@meet/gateway/schema';
import { execute, parse } from 'graphql';
import { graphqlParts } from '../../apps/composition/src/graphqlParts.ts';
import { QUESTIONS } from './questions.ts';

export interface EngineRow {
  readonly question: string;
  readonly compileMs: number;
  readonly compiledUs: number;
  readonly graphqlJsUs: number;
}

const TIMES = 3_000;
const presence = { status: 1, statusDescription: 'here', statusStart: 1, statusEnd: 2, inMeeting: false };
const contact = (at: number) => ({
  contactId: `contact-${at}`,
  fullName: `Contact ${at}`,
  email: `contact-${at}@example.com`,
  avatar: null,
  color: '#336699',
  online: at % 2 === 0,
  time: at,
  status: presence,
  presenceVersion: at,
  hasAccount: true,
  pin: 0,
  isInMyTeam: 1,
  isPartner: 0,
  isFrequentUser: 0,
  version: at,
});
const ANSWERS: Readonly<Record<string, object>> = {
  small: {
    accountId: 'ana',
    email: 'ana@example.com',
    fullName: 'Ana Pop',
    alias: null,
    avatar: null,
    langCode: 'en_US',
    isAdmin: false,
    hasMembership: false,
    impersonatedBy: null,
  },
  list: { contacts: Array.from({ length: 20 }, (_, at) => contact(at)) },
};

/** Measures each engine's own time for an answer, in microseconds, with calls that resolve immediately. */
export async function compareEngines(): Promise<EngineRow[]> {
  const schema = loadSchema(graphqlParts);
  const rows: EngineRow[] = [];
  for (const { name, text } of QUESTIONS.filter(({ name }) => name in ANSWERS)) {
    const call = (async () => ANSWERS[name]!) as unknown as GatewayContext['call'];
    const context = { call, load: createLoad(call), translate: (key: string) => key } as GatewayContext;
    const startedAt = performance.now();
    const operation = compileOperation(schema, text)!;
    const compileMs = performance.now() - startedAt;
    const document = parse(text);
    const compiled = async () => JSON.stringify(await operation.bind({})!(context));
    const interpreted = async () =>
      JSON.stringify(await execute({ schema, document, contextValue: context, variableValues: {} }));
    if ((await compiled()) !== (await interpreted()) || (await compiled()).includes('"errors"'))
      throw new Error(await compiled());
    const round = async () => [await measureTime(compiled), await measureTime(interpreted)] as const;
    await round();
    const rounds = [await round(), await round(), await round()];
    const least = (which: 0 | 1) => Number(Math.min(...rounds.map((times) => times[which])).toFixed(1));
    rows.push({ question: name, compileMs: Number(compileMs.toFixed(1)), compiledUs: least(0), graphqlJsUs: least(1) });
  }
  return rows;
}

async function measureTime(answer: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let time = 0; time < TIMES; time += 1) await answer();
  return ((performance.now() - startedAt) * 1_000) / TIMES;
}
