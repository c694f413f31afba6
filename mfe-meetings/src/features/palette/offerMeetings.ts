import type { HostApi } from '@meet/remote-kit';

/** The palette finds meetings, plans and past ones, and begins new ones; how it finds comes with the first asking. */
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
