import type { SettingTable, ValuesOf } from './settings.ts';

/** Error of invalid environment variables. Its message names each one and says what to set. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/**
 * Reads a table of settings from the environment. An empty value counts as unset. Throws a SettingsError that names
 * every wrong value.
 */
export function readSettings<T extends SettingTable>(table: T, env: NodeJS.ProcessEnv): ValuesOf<T> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(table)) {
    const text = env[name];
    if (text === undefined || text === '') {
      values[name] = setting.default;
      continue;
    }
    const parsed = setting.parse(text);
    if ('value' in parsed) values[name] = parsed.value;
    else problems.push(`${name}${setting.secret ? '' : `=${text}`}: ${parsed.reason}`);
  }
  if (problems.length) throw new SettingsError(problems);
  return values as ValuesOf<T>;
}
