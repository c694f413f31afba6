import { checkIfUserIsLoggedIn, closeAccount, getAccountClosing } from '@meet/accounts-contract/operations';
import type { OutputOf } from '@meet/contracts';
import { useCall, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Banner, Box, Button, Dialog, ErrorState, PasswordField, SkeletonText, Stack, Text, TextField } from '@meet/ui';
import { OwnedThingsField } from '../../owned-things/OwnedThingsField.tsx';

type Closing = OutputOf<typeof getAccountClosing>;

interface Props {
  readonly onClose: () => void;
}

/** Shows what closing the account does, and closes it after the person has proved who they are. */
export function CloseAccountDialog({ onClose }: Props) {
  const t = useTexts();
  const { value, failed, retry } = useCall(getAccountClosing, {});
  if (value) return <ClosingForm closing={value} onClose={onClose} />;
  return (
    <Dialog open title={t('closeAccount.title')} onClose={onClose}>
      {failed ? <ErrorState title={t('closeAccount.failed')} onRetry={retry} /> : <SkeletonText lines={6} />}
    </Dialog>
  );
}

function ClosingForm({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  const t = useTexts();
  const { api, i18n, toast } = useHost();
  const { hasPassword, hasSecondFactor, groupNames, sharedChatRooms, organization } = closing;
  const draw = (time: number) =>
    new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'long' }).format(time);
  if (organization && organization.otherMembers > 0) {
    return <HandOverFirst name={organization.organizationName} onClose={onClose} />;
  }
  const effects = [
    t('closeAccount.deleted', { date: draw(closing.closesAt) }),
    t('closeAccount.untilThen'),
    t('closeAccount.messages'),
    ...(organization ? [t('closeAccount.organization', { name: organization.organizationName })] : []),
    ...(groupNames.length ? [t('closeAccount.groups', { names: groupNames.join(', ') })] : []),
    ...(sharedChatRooms ? [t('closeAccount.chatRooms', { count: sharedChatRooms })] : []),
  ];
  return (
    <CallDialog
      call={closeAccount}
      title={t('closeAccount.title')}
      description={t('closeAccount.effects')}
      initialValues={{ password: '', code: '', owned: 'handOver' as const }}
      toInput={({ password, code, owned }) => ({
        password: hasPassword ? password : undefined,
        code: hasSecondFactor ? code : undefined,
        owned,
      })}
      submit={{ variant: 'danger' }}
      submitLabel={t('closeAccount.submit')}
      cancelLabel={t('closeAccount.cancel')}
      onClose={onClose}
      onDone={({ closesAt }) => {
        toast({ type: 'success', message: t('closeAccount.done', { date: draw(closesAt) }) });
        onClose();
        // The session has ended: the refusal of any call brings the page to the sign-in.
        void api.execute(checkIfUserIsLoggedIn, {}).catch(() => {});
      }}
    >
      <Stack gap={4}>
        <Stack as="ul" gap={1} ps={5} m={0} listStyleType="disc">
          {effects.map((effect) => (
            <Box as="li" display="list-item" key={effect} css={{ overflowWrap: 'anywhere' }}>
              {effect}
            </Box>
          ))}
        </Stack>
        {groupNames.length + sharedChatRooms > 0 && <OwnedThingsField />}
        {hasPassword && (
          <PasswordField name="password" label={t('password.current')} autoComplete="current-password" required />
        )}
        {hasSecondFactor && (
          <TextField name="code" label={t('secondFactor.code')} autoComplete="one-time-code" required />
        )}
        {!hasPassword && !hasSecondFactor && <Text tone="muted">{t('closeAccount.recent')}</Text>}
      </Stack>
    </CallDialog>
  );
}

function HandOverFirst({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTexts();
  const { navigate, hrefFor } = useHost();
  return (
    <Dialog
      open
      title={t('closeAccount.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={() => navigate(hrefFor('organization'))}>
          {t('closeAccount.toOrganization')}
        </Button>
      }
    >
      <Banner tone="warning">{t('closeAccount.handOverFirst', { name })}</Banner>
    </Dialog>
  );
}
