import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import { COST_OF_OBJECT, COST_OF_SCALAR, COST_PER_DEPTH } from './documentLimits.ts';

export interface Weight {
  readonly depth: number;
  readonly cost: number;
}

const NOTHING: Weight = { depth: 0, cost: 0 };
/** Introspection fields cost little: they read the schema, which is in memory. */
const INTROSPECTION = /^__(schema|type)$/;

/**
 * Returns the depth and cost of the most expensive operation of a document. A fragment is weighed once, however often
 * it is spread, so that the work never exceeds the document's length. A fragment that spreads itself weighs nothing: it
 * is invalid in any case.
 */
export function weighDocument(document: DocumentNode): Weight {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const known = new Map<string, Weight>();

  function weighFragment(name: string): Weight {
    const present = known.get(name);
    if (present) return present;
    known.set(name, NOTHING);
    const fragment = fragments.get(name);
    const weight = fragment ? weigh(fragment.selectionSet) : NOTHING;
    known.set(name, weight);
    return weight;
  }

  function weigh({ selections }: SelectionSetNode): Weight {
    return selections
      .map((selection): Weight => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return weighFragment(selection.name.value);
        if (selection.kind === Kind.INLINE_FRAGMENT) return weigh(selection.selectionSet);
        if (!selection.selectionSet || INTROSPECTION.test(selection.name.value))
          return { depth: 1, cost: COST_OF_SCALAR };
        const within = weigh(selection.selectionSet);
        return { depth: within.depth + 1, cost: COST_OF_OBJECT + COST_PER_DEPTH * within.cost };
      })
      .reduce((one, other) => ({ depth: Math.max(one.depth, other.depth), cost: one.cost + other.cost }), NOTHING);
  }

  return document.definitions
    .map((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? weigh(definition.selectionSet) : NOTHING))
    .reduce((one, other) => ({ depth: Math.max(one.depth, other.depth), cost: Math.max(one.cost, other.cost) }));
}
