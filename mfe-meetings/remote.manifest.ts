import { defineManifest } from '@meet/contracts/remotes';

export default defineManifest({
  name: 'mfe-meetings',
  words: { en_US: 'Meetings', fr_FR: 'Réunions', ro_RO: 'Întâlniri' },
  pages: {
    dashboard: { frame: { tour: true } },
    meetingStart: {},
    meetingJoin: {},
    // The mobile app shows people and chat itself.
    mobileMeetingStart: { frame: { network: false, chat: false } },
    mobileMeetingJoin: { frame: { network: false, chat: false } },
    meetingEnd: {},
    ongoingMeetings: {},
    meetingsHistory: {},
    personalRoom: {},
    labelledRoom: {},
  },
  navigation: [
    {
      page: 'dashboard',
      words: { en_US: 'Dashboard', fr_FR: 'Tableau de bord', ro_RO: 'Panou' },
      shortWords: { en_US: 'Dashboard', fr_FR: 'Tableau', ro_RO: 'Panou' },
      icon: 'house',
      order: 10,
      tour: 'main-menu',
    },
    {
      page: 'ongoingMeetings',
      words: { en_US: 'Ongoing meetings', fr_FR: 'Réunions en cours', ro_RO: 'Întâlniri în curs' },
      shortWords: { en_US: 'Ongoing', fr_FR: 'En cours', ro_RO: 'În curs' },
      icon: 'video',
      order: 20,
    },
    {
      page: 'meetingsHistory',
      words: { en_US: 'Meetings history', fr_FR: 'Historique des réunions', ro_RO: 'Istoricul întâlnirilor' },
      shortWords: { en_US: 'History', fr_FR: 'Historique', ro_RO: 'Istoric' },
      icon: 'rotate-ccw-clock',
      order: 70,
    },
  ],
  fills: ['home.join/v1', 'meetings.details/v1', 'meetings.browserWarning/v1', 'shell.overlay/v1'],
  declares: [
    'meetings.details/v1',
    'meetings.browserWarning/v1',
    'dashboard.facepile/v1',
    'dashboard.people/v1',
    'dashboard.missed/v1',
    'dashboard.card/v1',
  ],
  emits: [
    'call.shown@1',
    'conversation.requested@1',
    'groups.changed@1',
    'meeting.ended@1',
    'meeting.initialized@1',
    'meeting.peopleWanted@1',
    'meeting.started@1',
  ],
  hears: ['call.requested@1', 'meeting.ended@1', 'whiteboard.requested@1'],
});
