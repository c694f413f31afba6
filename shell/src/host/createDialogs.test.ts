import { describe, expect, it } from '@jest/globals';
import { createDialogs } from './createDialogs.ts';

describe('createDialogs', () => {
  it('keeps a dialog open until it is closed, and returns its result', async () => {
    const dialogs = createDialogs(() => true);
    const answer = dialogs.openDialog('network.addContact/v1', { email: 'ion@example.com' });
    expect(dialogs.open$.value).toMatchObject([{ name: 'network.addContact/v1', props: { email: 'ion@example.com' } }]);
    dialogs.open$.value[0]!.props.onClose('added');
    expect(await answer).toBe('added');
    expect(dialogs.open$.value).toEqual([]);
  });

  it('keeps a dialog open whose remote is not live, until it is closed', async () => {
    const dialogs = createDialogs(() => false);
    const answer = dialogs.openDialog('account.profile/v1');
    expect(dialogs.open$.value).toHaveLength(1);
    dialogs.closeAll();
    expect(await answer).toBeUndefined();
  });

  it('opens no unrequested dialog whose remote is not live', async () => {
    const dialogs = createDialogs(() => false);
    const guideId = 'groups_quick_guide';
    expect(await dialogs.openDialog('account.quickGuide/v1', { guideId }, { isUnrequested: true })).toBeUndefined();
    expect(dialogs.open$.value).toEqual([]);
  });
});
