import { describe, expect, it } from '@jest/globals';
import { metrics } from '@meet/service-kit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
// Registers the metrics of the services.
import '@meet/service-releases';
import '@meet/service-meetings';

const FOLDER = path.join(import.meta.dirname, '../../../docs/operations');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}
const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const panels = (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels;

/** Returns the metrics of the processes, and those that the collector adds. */
async function knownNames(): Promise<Set<string>> {
  const lines = (await metrics.metrics()).split('\n');
  const types = lines.flatMap((line) => /^# TYPE (\S+) (\S+)$/.exec(line)?.slice(1, 3) ?? []);
  const names = new Set(['up']);
  for (let at = 0; at < types.length; at += 2) {
    const [name, type] = [types[at]!, types[at + 1]!];
    names.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) names.add(`${name}_${part}`);
  }
  return names;
}

const namesIn = (expression: string) => expression.match(/\b(up|(meet|nodejs|process)_\w+)\b(?=[{[)\s]|$)/g) ?? [];

describe('files for operators', () => {
  it.each([
    ['the alert rules', rules.map(({ alert, expr }) => [alert, expr] as const)],
    ['the dashboard', panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))],
  ])('use, in %s, only metrics that the product exports', async (_what, requested) => {
    const known = await knownNames();
    expect(requested.length).toBeGreaterThan(10);
    for (const [what, expression] of requested) {
      const names = namesIn(expression);
      expect([what, names.length > 0]).toEqual([what, true]);
      expect([what, names.filter((name) => !known.has(name))]).toEqual([what, []]);
    }
  });

  it('document an action for each alert, and for no other', () => {
    const headings = [...read('alerts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations['action']).toBe(`See alerts.md#${alert.toLowerCase()}`);
  });
});
