import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './readSettings.ts';
import { setting } from './settings.ts';

const table = {
  PORT: setting.whole({ describe: 'Port.', default: 8080, min: 1, max: 65_535 }),
  SMTP_URL: setting.url({ describe: 'Mail.', default: undefined, protocols: ['smtp:', 'smtps:'], secret: true }),
  NODE_ENV: setting.choice({ describe: 'Mode.', default: 'development', of: ['development', 'production'] }),
  LOBBY: setting.flag({ describe: 'Lobby.', default: false }),
};

describe('settings', () => {
  it('are read, with defaults for unset or empty variables', () => {
    expect(readSettings(table, { PORT: '9000', LOBBY: 'yes', NODE_ENV: '' })).toEqual({
      PORT: 9000,
      SMTP_URL: undefined,
      NODE_ENV: 'development',
      LOBBY: true,
    });
  });

  it('are refused with a correction for each wrong value, without secrets', () => {
    const read = () =>
      readSettings(table, { PORT: 'eighty', SMTP_URL: 'ftp://me:hush@host', NODE_ENV: 'prod', LOBBY: 'maybe' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT=eighty: must be a whole number from 1 to 65535/);
    expect(read).toThrow(/NODE_ENV=prod: must be one of development, production/);
    expect(read).toThrow(/LOBBY=maybe: must be true or false/);
    expect(read).toThrow(/SMTP_URL: must be an address starting with smtp:\/\/ or smtps:\/\//);
    expect(read).not.toThrow(/hush/);
  });

  it('are read as addresses of known names, each named once', () => {
    const one = { URLS: setting.addresses({ describe: 'Where.', names: ['chat', 'network'] }) };
    const read = (URLS?: string) => readSettings(one, { URLS }).URLS;
    expect(read()).toEqual({});
    expect(read('chat=http://chat:8091/|http://other:8091, network=https://10.0.0.7')).toEqual({
      chat: ['http://chat:8091', 'http://other:8091'],
      network: ['https://10.0.0.7'],
    });
    const wrong = [
      'chat',
      'chat=',
      'chat=chat:8091',
      'chat=http://x|',
      'cat=http://x',
      'chat=http://x/path',
      'chat=http://me:hush@x',
      'chat=ftp://x',
    ];
    for (const text of wrong) expect(() => read(text)).toThrow(/must be a name and an address such as chat=http:/);
    expect(() => read('chat=http://a,chat=http://b')).toThrow(/must name each service once/);
  });
});
