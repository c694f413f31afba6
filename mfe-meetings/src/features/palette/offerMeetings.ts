import type { HostApi } from '@meet/remote-kit';

/**
 * Adds the search for running, planned and past meetings to the palette, and actions that start new ones. The search's
 * code loads with the first query.
 */
export function offerMeetings(host: HostApi): () => void {
  const { t } = host.i18n;
  const ends = [
    host.commands.addSearch(async (query, signal) => {
      const { findMeetings } = await import(/* webpackChunkName: "find-meetings" */ './findMeetings.ts');
      return findMeetings(host, query, signal);
    }, 'meetings'),
    host.commands.add([
      {
        id: 'meetings.start',
        label: t('start.now'),
        group: '',
        run: () => void host.openDialog('meetings.details/v1', { kind: 0 }),
      },
      {
        id: 'meetings.schedule',
        label: t('schedule.new'),
        group: '',
        run: () => host.navigate(host.hrefFor('dashboard', { '*': 'schedule/new' })),
      },
    ]),
  ];
  return () => {
    for (const end of ends) end();
  };
}
