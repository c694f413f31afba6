import { roomSettings } from '../../apps/composition/src/roomSettings.ts';
import { createServices } from '../../apps/composition/src/services.ts';
import { processSettings, serviceSettings } from '../../apps/composition/src/settings.ts';

const row = (...cells) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** Origin of the errors of domains without calls of their own. */
const EVERYWHERE = { core: 'every call', graphql: '`/graphql`' };

/** Returns the text of docs/errors.md: the catalogue, with the calls that answer with each error. */
export function errorsPage(errors, calls, translator) {
  const rows = errors
    .toSorted((a, b) => a.domain.localeCompare(b.domain) || a.code.localeCompare(b.code))
    .map(({ code, status, domain }) => {
      const users = calls.filter(
        (call) => call.access !== 'service' && call.errors.some((entry) => entry.code === code),
      );
      const paths = EVERYWHERE[domain] ?? users.map(({ path }) => `\`${path}\``).join(', ');
      return row(`\`${code}\``, status, translator.translate('en_US', `errors.${code}`), paths);
    });
  return [
    '# Errors',
    '',
    'Every failed call answers with `success: false`, a stable `code` and a `message` in the language of the `locale` header.',
    'Status 200 marks a business refusal. This page is generated from the catalogue.',
    '',
    'A refusal has one set of names everywhere:',
    '',
    '- `code`: which entry of the catalogue it is.',
    '- `message`: its text in the language of the caller.',
    '- `fields`: the members of the input that are wrong, each with `path`, `key` and `message`.',
    '- `data`: values that belong to the code, if it has any.',
    '',
    'REST answers them beside `success: false`. A GraphQL mutation answers them as `error` of its `Failure`; if a query or a',
    'whole request is refused, `message` stands in the entry of `errors` and the others in its `extensions`. A service throws',
    '`ServiceError`, a page catches `CallFailure`; both carry these names.',
    '',
    row('Code', 'Status', 'Message', 'Calls'),
    row('---', '---', '---', '---'),
    ...rows,
    '',
  ].join('\n');
}

const WHILE_VIEWING = { allowed: 'yes', audited: 'yes, written to the audit log', refused: '–' };

/**
 * Returns the text of docs/access.md: the calls that a session, an API key, an application and an impersonation may
 * make.
 */
export function accessPage(calls, keysFor, scopesFor) {
  const rows = calls
    .filter(({ access }) => access !== 'service')
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map((call) =>
      row(
        `\`${call.path}\``,
        call.access,
        keysFor(call).join(', ') || '–',
        scopesFor(call).join(', ') || '–',
        WHILE_VIEWING[call.impersonation],
      ),
    );
  return [
    '# Access to calls',
    '',
    '`public` is anyone, `user` a signed-in person, `admin` an administrator, `account` either of them. An API key opens only the calls',
    'that name its service, `account` being the key of the profile. An outside application’s access token opens only those that name',
    'a scope that the person granted. An administrator who views an account makes only those marked for it. Any other call gets the',
    'answer 403. This page is generated from the calls themselves.',
    '',
    row('Call', 'Access', 'By the API keys for', 'By applications with', 'While viewing an account'),
    row('---', '---', '---', '---', '---'),
    ...rows,
    '',
  ].join('\n');
}

/** Returns the text of docs/configuration.md: every environment variable. */
export async function configurationPage() {
  const tables = [
    ['The process', processSettings],
    ['A service that runs alone', serviceSettings],
    ['The embedded meeting room', roomSettings],
    ...(await createServices()).map(({ name, settings }) => [`The ${name} service`, settings]),
  ];
  const sections = tables
    .filter(([, table]) => Object.keys(table).length)
    .map(([title, table]) => {
      const rows = Object.entries(table).map(([name, { describe, default: value }]) =>
        row(`\`${name}\``, describe, isNone(value) ? '–' : `\`${value}\``),
      );
      return [`## ${title}`, '', row('Variable', 'Meaning', 'Default'), row('---', '---', '---'), ...rows, ''].join(
        '\n',
      );
    });
  return [
    '# Configuration',
    '',
    'Everything is read from the environment at start and checked: a wrong value stops the start and says what to set. Empty',
    'counts as unset. This page is generated from the settings themselves.',
    '',
    ...sections,
  ].join('\n');
}

function isNone(value) {
  return value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
