import { Slot, useBehavior, useHost, useScope } from '@meet/remote-kit';
import { Badge, IconButton, Popover, SkeletonRow, VisuallyHidden } from '@meet/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useShellHost } from '../host/ShellHostContext.ts';
import { useText } from '../base/useText.ts';
import { createBell, type Bell as BellModel } from './createBell.ts';

/** Shows the number of unseen notifications. The notifications' code loads when they are first opened. */
export function Bell() {
  const host = useHost();
  const { dialogs, remotes } = useShellHost();
  const bell = useScope((scope) =>
    createBell(scope, host, {
      mayOpen: () => document.visibilityState === 'visible' && dialogs.open$.value.length === 0,
      ring: () => void import('./playBell.ts').then(({ playBell }) => playBell()),
    }),
  );
  return bell && remotes.getFillers('shell.bell/v1').length > 0 && <BellButton bell={bell} />;
}

function BellButton({ bell }: { bell: BellModel }) {
  const t = useText();
  const { unseenCount, open, isPushed, news } = useBehavior(bell.view$);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={bell.setOpen}
        quiet={isPushed}
        flush
        width="24rem"
        label={t('header.notifications')}
        trigger={
          <IconButton
            data-tour="notifications"
            label={unseenCount ? t('header.bell', { count: unseenCount }) : t('header.notifications')}
            icon={<BellIcon size={20} aria-hidden />}
            badge={<Badge count={unseenCount} />}
          />
        }
      >
        {(close) => (
          <Slot name="shell.bell/v1" skeleton={<SkeletonRow rows={3} />} isPushed={isPushed} onDismiss={close} />
        )}
      </Popover>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
