import { createRequire } from 'node:module';
import type * as AggregatorModule from 'mingo/aggregator';
import type * as Core from 'mingo/core';
import type { Doc, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { overrides } from './overrides.ts';

type Evaluate = (doc: Value, expression: Value, variables: Doc) => Value;

let evaluate: Evaluate | undefined;

/** mingo takes as long to load as everything else together, and most uses never evaluate an expression. */
function load(): Evaluate {
  const require = createRequire(import.meta.url);
  const { Context, evalExpr } = require('mingo/core') as typeof Core;
  const { Aggregator } = require('mingo/aggregator') as typeof AggregatorModule;
  const context = Context.init({
    ...overrides,
    pipeline: {
      $capture: (docs: unknown, _expression: unknown, options: unknown) => (
        (captured = options as typeof captured),
        docs
      ),
    },
  } as never)
    .addExpressionOps(require('mingo/operators/expression'))
    .addAccumulatorOps(require('mingo/operators/accumulator'));
  let captured: { update(locals: object): never } | undefined;
  new Aggregator([{ $capture: 1 }], { context, scriptEnabled: false }).run([{}]);
  return (doc, expression, variables) =>
    evalExpr(
      doc as never,
      expression as never,
      captured!.update({ root: doc, variables, timestamp: Date.now() }),
    ) as Value;
}

/** Compiles an aggregation expression into a function of the document; `finish` turns its result into the answer. */
export function evaluateExpression<Result>(
  expression: Value,
  variables: Doc,
  finish: (value: Value) => Result,
): (doc: Doc) => Result {
  evaluate ??= load();
  const run = evaluate;
  return (doc) => {
    try {
      return finish(run(doc, expression, variables));
    } catch (error) {
      if (error instanceof MongoError) throw error;
      throw new MongoError('BadValue', `cannot evaluate the expression: ${(error as Error).message}`);
    }
  };
}
