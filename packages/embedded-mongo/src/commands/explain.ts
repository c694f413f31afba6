import { isDoc, type Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileFilter } from '../query/match.ts';
import type { Plan } from '../query/plan.ts';
import { parseSort } from '../query/sort.ts';
import type { View } from '../storage/reader.ts';
import { docField, environmentOf, findCollection, namespaceOf, type Context, type Handler } from './context.ts';
import { planSearch, search, type Search } from './reading.ts';
import { splitPipeline } from './splitPipeline.ts';

/** Says how a command would find its documents, in the shape of MongoDB's own answer; nothing is written. */
export const explain: Handler = (context) => {
  const explained = docField(context.command, 'explain');
  const name = Object.keys(explained)[0] ?? '';
  return explainCommand({ ...context, name, command: { ...explained, $db: context.db } }, context.command.verbosity);
};

export function explainCommand(context: Context, verbosity: unknown = 'allPlansExecution'): Doc {
  const query = searchOf(context.name, context.command);
  const collection = findCollection(context);
  const plan = collection && planSearch(context, collection, query);
  const winningPlan = plan ? describe(plan, query) : { stage: 'EOF' };
  const reply: Doc = {
    explainVersion: '1',
    queryPlanner: { namespace: namespaceOf(context), parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    command: context.command,
    serverInfo: { host: 'embedded', port: 0, version: 'embedded' },
    ok: 1,
  };
  if (verbosity === 'queryPlanner') return reply;
  const counts = { totalKeysExamined: 0, totalDocsExamined: 0 };
  const startedAt = performance.now();
  compileFilter(query.filter, query.environment);
  let nReturned = 0;
  for (const _found of search({ ...context, view: counting(context.view, counts) }, collection, query)) nReturned++;
  const executionTimeMillis = Math.round(performance.now() - startedAt);
  return {
    ...reply,
    executionStats: { executionSuccess: true, nReturned, executionTimeMillis, ...counts, executionStages: winningPlan },
  };
}

function searchOf(name: string, command: Doc): Search {
  const statement = ((command.updates ?? command.deletes) as Doc[] | undefined)?.[0] ?? {};
  const { hint } = 'hint' in statement ? statement : command;
  const searches: Record<string, () => Omit<Search, 'environment'>> = {
    find: () => ({ filter: docField(command, 'filter'), sort: parseSort(command.sort), hint }),
    count: () => ({ filter: docField(command, 'query'), hint }),
    distinct: () => ({ filter: docField(command, 'query'), hint }),
    findAndModify: () => ({ filter: docField(command, 'query'), sort: parseSort(command.sort), hint }),
    update: () => ({ filter: docField(statement, 'q'), hint }),
    delete: () => ({ filter: docField(statement, 'q'), hint }),
    aggregate: () => {
      const { filter, sort } = splitPipeline(command.pipeline);
      return { filter, sort: parseSort(sort), hint };
    },
  };
  const make = searches[name];
  if (!make) throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  return { ...make(), environment: environmentOf(command, 'collation' in statement ? statement : command) };
}

function describe(plan: Plan, { sort, filter }: Search): Doc {
  const scan = describeScan(plan, filter);
  if (!sort || plan.isSorted) return scan;
  const sortPattern = Object.fromEntries(sort.paths.map((path, at) => [path.join('.'), sort.directions[at]]));
  return { stage: 'SORT', sortPattern, memLimit: 104_857_600, inputStage: scan };
}

function describeScan(plan: Plan, filter: Doc): Doc {
  switch (plan.stage) {
    case 'COLLSCAN':
      return { stage: 'COLLSCAN', filter, direction: plan.reverse ? 'backward' : 'forward' };
    case 'OR':
      return {
        stage: 'FETCH',
        inputStage: { stage: 'OR', inputStages: plan.branches.map((branch) => describeScan(branch, {}).inputStage) },
      };
    case 'IXSCAN': {
      const { index, groups } = plan;
      return {
        stage: 'FETCH',
        ...(isDoc(filter) && { filter }),
        inputStage: {
          stage: 'IXSCAN',
          indexName: index.name,
          keyPattern: index.spec.key,
          isMultiKey: index.multikey !== 0,
          isUnique: index.unique,
          isSparse: index.sparse,
          isPartial: index.partialFilter !== undefined,
          direction: plan.reverse ? 'backward' : 'forward',
          ranges: groups.reduce((sum, { ranges }) => sum + ranges.length, 0),
        },
      };
    }
  }
}

/** The view, counting what is read through it. */
function counting(view: View, counts: { totalKeysExamined: number; totalDocsExamined: number }): View {
  function* count<Row>(rows: Iterable<Row>, keys: number): Iterable<Row> {
    for (const row of rows) {
      counts.totalKeysExamined += keys;
      counts.totalDocsExamined++;
      yield row;
    }
  }
  return {
    scanIndex: (...args) => count(view.scanIndex(...args), 1),
    findUnique(...args) {
      const row = view.findUnique(...args);
      for (const _row of count(row ? [row] : [], 1)) return row;
      return undefined;
    },
    scanAll: (...args) => count(view.scanAll(...args), 0),
    count: (collection) => view.count(collection),
    countRange: (...args) => view.countRange(...args),
    sees: (index) => view.sees(index),
  };
}
