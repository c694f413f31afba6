import { setting } from '@meet/service-kit';

/** Settings of the meetings service from the environment. */
export const meetingsSettings = {
  FREE_MEETING_MAX_MINUTES: setting.number({
    describe: 'Longest unpaid meeting of more than two people, in minutes; 0 lifts the limit.',
    default: 45,
    min: 0,
    max: 1440,
  }),
  PAID_ACCOUNTS: setting.text({
    describe: 'Owners whose meetings have no limit: e-mail addresses or @domains, comma-separated; * for everyone.',
    default: '',
  }),
  HEARTBEAT_MINUTES: setting.number({
    describe: 'Interval at which a meeting page reports that it is still open, in minutes.',
    default: 3,
    min: 0.05,
    max: 60,
  }),
  MEETING_EMPTY_SECONDS: setting.whole({
    describe: 'Time that an empty meeting waits for somebody to come back, in seconds.',
    default: 60,
    min: 0,
    max: 3600,
  }),
  ROOM_TOKEN_MINUTES: setting.number({
    describe: 'Life of a room token, in minutes.',
    default: 5,
    min: 1,
    max: 60,
  }),
  EMAIL_JOIN_MAX_FAILURES: setting.whole({
    describe: 'Failed look-ups by e-mail before the requester is blocked; 0 never blocks.',
    default: 10,
    min: 0,
    max: 10_000,
  }),
  EMAIL_JOIN_WINDOW_MINUTES: setting.number({
    describe: 'Period in which those failures count, in minutes.',
    default: 15,
    min: 0.01,
    max: 1440,
  }),
  EMAIL_JOIN_BLOCK_HOURS: setting.number({
    describe: 'Duration of the block, in hours.',
    default: 3,
    min: 0.001,
    max: 720,
  }),
  RECORDINGS: setting.flag({
    describe: 'Lets hosts record meetings in the embedded room.',
    default: false,
  }),
  RECORDING_ACCOUNT_MB: setting.whole({
    describe: 'Limit of the recordings in the rooms of one owner, in megabytes; 0 for no limit.',
    default: 10_000,
    min: 0,
    max: 100_000_000,
  }),
  RECORDING_DAYS: setting.whole({
    describe: 'Days after which a recording is deleted; 0 keeps it.',
    default: 90,
    min: 0,
    max: 3650,
  }),
  MOBILE_BROWSER_ACCESS: setting.flag({
    describe: 'Lets meetings open in phones’ browsers.',
    default: true,
  }),
  JITSI_DOMAIN: setting.text({
    describe: 'Host of a Jitsi deployment to meet on, such as meet.example.org; unset, the embedded room is used.',
    default: undefined,
    pattern: /^[a-z0-9.-]+(:\d{1,5})?(\/[\w.-]+)*$/i,
    expects: 'must be a host without https://, with a port or tenant if need be',
  }),
  JITSI_SCRIPT_URL: setting.url({
    describe: 'Address of its IFrame API; https://{JITSI_DOMAIN}/external_api.js when unset.',
    default: undefined,
    protocols: ['https:', 'http:'],
  }),
  JITSI_APP_ID: setting.text({
    describe: 'Issuer of room tokens, as Prosody’s app_id.',
    default: 'meet',
    pattern: /^[\w.-]{1,128}$/,
  }),
  JITSI_AUDIENCE: setting.text({
    describe: 'Audience of room tokens, as Prosody’s asap_accepted_audiences.',
    default: 'jitsi',
    pattern: /^[\w.*-]{1,128}$/,
  }),
  JITSI_APP_SECRET: setting.text({
    describe:
      'Key that room tokens are signed with, as Prosody’s app_secret; derived from the master secret when unset.',
    default: undefined,
    secret: true,
    pattern: /^.{32,}$/,
    expects: 'must have at least 32 characters',
  }),
  JITSI_WEBHOOK_SECRET: setting.text({
    describe:
      'Secret by which Prosody proves itself when it reports participants; unset, heartbeats alone report them.',
    default: undefined,
    secret: true,
    pattern: /^.{16,}$/,
    expects: 'must have at least 16 characters',
  }),
  JITSI_CONFERENCE_DOMAIN: setting.text({
    describe:
      'Domain of Jitsi’s conferences, such as muc.meet.jitsi; unset, the domain that Prosody’s webhooks name, else conference.{JITSI_DOMAIN}.',
    default: undefined,
    pattern: /^[a-z0-9.-]+$/i,
    expects: 'must be a domain',
  }),
  JITSI_CONTROL_URL: setting.url({
    describe:
      'Prosody’s HTTP address for ending and configuring conferences (mod_meet_control of deploy/prosody), such as http://prosody:5280.',
    default: undefined,
    protocols: ['https:', 'http:'],
  }),
  JITSI_ROOM_MAX: setting.whole({
    describe: 'Largest number of people in a meeting on Jitsi; 0 leaves it to the deployment. Needs JITSI_CONTROL_URL.',
    default: 0,
    min: 0,
    max: 10_000,
  }),
};

export type MeetingsSettings = typeof meetingsSettings;
