import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface FoundPattern {
  /** Path from the root of the repository. */
  readonly file: string;
  /** The pattern; undefined if the program builds it at run time. */
  readonly pattern: RegExp | undefined;
  readonly text: string;
}

const ROOT = path.join(import.meta.dirname, '../../../..');
const SOURCES = '{apps,contracts,packages,services}/*/src/**/*.{ts,tsx}';
const OTHER_SOURCES = '{gateway,shell,mfe-*}/src/**/*.{ts,tsx}';
/** Test code, which reads no input of people. */
const FOR_TESTS = /\.test\.tsx?$|\/(?:testing|conformance)\//;

/** Returns every regular expression of the product, found with the TypeScript parser. */
export function findPatterns(): FoundPattern[] {
  return globSync([SOURCES, OTHER_SOURCES], { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    .filter((file) => !FOR_TESTS.test(file))
    .sort()
    .flatMap((file) => patternsIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
}

function patternsIn(file: string, code: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ file, pattern, text: node.text });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      found.push({ file, pattern: undefined, text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
