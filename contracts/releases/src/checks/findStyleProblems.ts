import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import type { Problem } from './Problem.ts';

/** At-rules that select no elements by themselves. */
const HARMLESS = new Set(['charset', 'font-face', 'keyframes', 'property', 'counter-style', 'font-feature-values']);
/** At-rules that contain others, which are checked in turn. */
const WRAPPING = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);

/**
 * Returns a problem for each stylesheet that cannot be parsed or has rules outside a layer, which would affect other
 * remotes' pages.
 */
export function findStyleProblems(files: ReadonlyMap<string, Uint8Array>): Problem[] {
  return [...files]
    .filter(([name]) => name.endsWith('.css'))
    .flatMap(([name, bytes]): Problem[] => {
      const root = parse(new TextDecoder().decode(bytes));
      if (!root) return [{ key: 'stylesheet', at: name }];
      return root.nodes.some(isUnlayered) ? [{ key: 'unlayered', at: name }] : [];
    });
}

function parse(text: string): Root | undefined {
  try {
    return postcss.parse(text);
  } catch {
    return undefined;
  }
}

function isUnlayered(node: ChildNode): boolean {
  if (node.type === 'comment') return false;
  if (node.type !== 'atrule') return true;
  const name = node.name.toLowerCase().replace(/^-\w+-/, '');
  if (name === 'layer' || HARMLESS.has(name)) return false;
  // The release's own imported files are checked separately. Files from elsewhere are refused.
  if (name === 'import') return !/\blayer\b/.test((node as AtRule).params);
  return WRAPPING.has(name) ? (node.nodes ?? []).some(isUnlayered) : true;
}
