import type { Doc } from '../src/bson/values.ts';
import { unsupported } from '../src/errors.ts';
import { compileFilter } from '../src/query/match.ts';
import type { Plan } from '../src/query/plan.ts';
import type { View } from '../src/storage/reader.ts';
import { parsePipeline } from '../src/commands/aggregate.ts';
import { docField, findCollection, getNamespace, refuseOptions, type Context } from '../src/commands/context.ts';
import { countPage, findPage, parseListing, planSearch, type Listing, type Search } from '../src/commands/reading.ts';

/** Explains how a command would find its documents, in the form of MongoDB's reply. Writes nothing. */
export function explain(outer: Context): Doc {
  const command = docField(outer.command, 'explain');
  const [name = ''] = Object.keys(command);
  const context = { ...outer, name, command: { ...command, $db: outer.db } };
  refuseOptions(command);
  const listing = getListing(name, command);
  const { query } = listing;
  compileFilter(query.filter);
  const collection = findCollection(context);
  const plan = collection && planSearch(context, collection, query);
  const winningPlan = plan ? describe(plan, query) : { stage: 'EOF' };
  const reply: Doc = {
    explainVersion: '1',
    queryPlanner: { namespace: getNamespace(context), parsedQuery: query.filter, winningPlan, rejectedPlans: [] },
    command: context.command,
    serverInfo: { host: 'embedded', port: 0, version: 'embedded' },
    ok: 1,
  };
  if (outer.command.verbosity === 'queryPlanner') return reply;
  const counts = { totalKeysExamined: 0, totalDocsExamined: 0 };
  const counted = { ...context, view: counting(context.view, counts) };
  let nReturned = 0;
  if (isCount(name, command)) nReturned = countPage(counted, listing);
  else for (const _found of findPage(counted, listing)) nReturned++;
  return { ...reply, executionStats: { executionSuccess: true, nReturned, ...counts, executionStages: winningPlan } };
}

function isCount(name: string, command: Doc): boolean {
  if (name !== 'aggregate') return name === 'count';
  const { counted } = parsePipeline(command);
  return counted !== undefined && counted.summed === undefined;
}

function getListing(name: string, command: Doc): Listing {
  const [statement = {}] = (command.updates ?? command.deletes ?? []) as Doc[];
  refuseOptions(statement);
  switch (name) {
    case 'find':
      return parseListing(command);
    case 'aggregate':
      return parsePipeline(command).listing;
    case 'count':
    case 'distinct':
    case 'findAndModify':
      return parseListing({ filter: command.query, sort: command.sort, hint: command.hint });
    case 'update':
    case 'delete':
      return parseListing({ filter: statement.q, sort: statement.sort, hint: statement.hint });
    default:
      throw unsupported(`explain of the command ${name}`);
  }
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
        filter,
        inputStage: {
          stage: 'IXSCAN',
          indexName: index.name,
          keyPattern: index.spec.key,
          isMultiKey: index.multikey !== 0,
          isUnique: index.unique,
          isPartial: index.partialFilter !== undefined,
          direction: plan.reverse ? 'backward' : 'forward',
          ranges: groups.reduce((sum, { ranges }) => sum + ranges.length, 0),
        },
      };
    }
  }
}

/** Returns a view that counts all reads through it. */
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
    readRow: (...args) => view.readRow(...args),
    rowsWithin(...args) {
      const rows = view.rowsWithin(...args);
      return rows && [...count(rows, 1)];
    },
    entriesWithin(...args) {
      const entries = view.entriesWithin(...args);
      return entries && [...count(entries, 1)];
    },
    firstKeys: (...args) => view.firstKeys(...args),
    findEntry(...args) {
      const [index, range, , skipped] = args;
      const place = view.findEntry(...args);
      counts.totalKeysExamined += place ? skipped : view.countKeys(index, [range], skipped);
      return place;
    },
    findUnique(...args) {
      const row = view.findUnique(...args);
      for (const _row of count(row ? [row] : [], 1)) return row;
      return undefined;
    },
    scanAll: (...args) => count(view.scanAll(...args), 0),
    count: (collection) => view.count(collection),
    hasChanged: (collection) => view.hasChanged(collection),
    countKeys: (...args) => view.countKeys(...args),
    sees: (index) => view.sees(index),
  };
}
