import { meetingsTexts } from '@meet/meetings-contract/texts';
import { chatPageEvents } from '@meet/chat-contract/page';
import { meetingPageEvents } from '@meet/meetings-contract/page';
import { networkPageEvents } from '@meet/network-contract/page';
import { offerMeetings } from './features/palette/offerMeetings.ts';
import { defineRemote, type RemoteDefinition } from '@meet/remote-kit';

const meetingPage = () => import(/* webpackChunkName: "meeting" */ './features/meeting/MeetingPage.tsx');
const redirects = () => import(/* webpackChunkName: "redirect" */ './features/redirect/RoomRedirectPages.tsx');

/** Texts of the page after a meeting, which a past meeting's page shares. */
const endTexts = {
  en_US: () => import('./i18n/end/en_US.json'),
  fr_FR: () => import('./i18n/end/fr_FR.json'),
  ro_RO: () => import('./i18n/end/ro_RO.json'),
};

const remote: RemoteDefinition = defineRemote({
  id: 'mfe-meetings',
  texts: {
    en_US: () => import('./i18n/en_US.json'),
    fr_FR: () => import('./i18n/fr_FR.json'),
    ro_RO: () => import('./i18n/ro_RO.json'),
  },
  contractTexts: [meetingsTexts],
  routes: {
    dashboard: {
      title: 'titles.dashboard',
      load: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage,
    },
    meetingStart: { title: 'titles.meeting', load: async () => (await meetingPage()).StartMeetingPage },
    meetingJoin: { title: 'titles.meeting', load: async () => (await meetingPage()).JoinMeetingPage },
    mobileMeetingStart: { title: 'titles.meeting', load: async () => (await meetingPage()).MobileStartMeetingPage },
    mobileMeetingJoin: { title: 'titles.meeting', load: async () => (await meetingPage()).MobileJoinMeetingPage },
    meetingEnd: {
      title: 'titles.end',
      texts: [endTexts],
      load: async () => (await import('./features/meeting-end/MeetingEndPage.tsx')).MeetingEndPage,
    },
    ongoingMeetings: {
      title: 'titles.ongoing',
      personal: { note: 'ongoing-meetings.page' },
      load: async () => (await import('./features/ongoing/OngoingMeetingsPage.tsx')).OngoingMeetingsPage,
    },
    meetingsHistory: {
      title: 'titles.history',
      personal: { note: 'meetings-history.page' },
      texts: [
        {
          en_US: () => import('./features/history/i18n/en_US.json'),
          fr_FR: () => import('./features/history/i18n/fr_FR.json'),
          ro_RO: () => import('./features/history/i18n/ro_RO.json'),
        },
        endTexts,
      ],
      load: async () => (await import('./features/history/MeetingsHistoryPage.tsx')).MeetingsHistoryPage,
    },
    personalRoom: { title: 'titles.meeting', load: async () => (await redirects()).PersonalRoomPage },
    labelledRoom: { title: 'titles.meeting', load: async () => (await redirects()).LabelledRoomPage },
  },
  pageEvents: { ...meetingPageEvents, ...networkPageEvents, ...chatPageEvents },
  extensions: {
    'home.join/v1': { load: async () => (await import('./features/join-page/HomeJoin.tsx')).HomeJoin },
    'shell.overlay/v1': { load: async () => (await import('./features/rings/RingOverlay.tsx')).RingOverlay },
    'meetings.details/v1': {
      load: async () => (await import('./features/details/MeetingDetailsDialog.tsx')).MeetingDetailsDialog,
    },
    'meetings.browserWarning/v1': {
      load: async () => (await import('./features/browser-warning/BrowserWarningDialog.tsx')).BrowserWarningDialog,
    },
  },
  setup(host) {
    const session = host.session$.value;
    if (session.state !== 'signed-in' || session.isAdmin) return undefined;
    const calls = host.events.on('call.requested@1').subscribe(async ({ people }) => {
      const { callPeople } = await import(/* webpackChunkName: "call" */ './state/callPeople.ts');
      await callPeople(host, people);
    });
    const takeBack = offerMeetings(host);
    return () => {
      takeBack();
      calls.unsubscribe();
    };
  },
});

export default remote;
