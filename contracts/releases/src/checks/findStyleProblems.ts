import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import type { Problem } from './Problem.ts';

/** At-rules that match nothing by themselves. */
const HARMLESS = new Set(['charset', 'font-face', 'keyframes', 'property', 'counter-style', 'font-feature-values']);
/** At-rules that hold others, which are then checked. */
const WRAPPING = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);

/** Stylesheets of a release that can't be read, and those with rules that no layer holds: they reach others' pages. */
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
  // Imported files of the release are checked by themselves. Files from elsewhere are refused.
  if (name === 'import') return !/\blayer\b/.test((node as AtRule).params);
  return WRAPPING.has(name) ? (node.nodes ?? []).some(isUnlayered) : true;
}
