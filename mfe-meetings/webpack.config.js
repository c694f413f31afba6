import { createWebpackConfig } from '@meet/mfe-build';

export default createWebpackConfig({
  folder: import.meta.dirname,
  name: 'mfe-meetings',
  kind: 'remote',
  fills: ['home.join/v1', 'meetings.details/v1', 'meetings.browserWarning/v1', 'shell.overlay/v1'],
  pages: [
    'dashboard',
    'meetingStart',
    'meetingJoin',
    'mobileMeetingStart',
    'mobileMeetingJoin',
    'meetingEnd',
    'ongoingMeetings',
    'meetingsHistory',
    'personalRoom',
    'labelledRoom',
  ],
});
