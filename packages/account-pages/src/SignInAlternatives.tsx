import { isEmail } from '@meet/contracts';
import { sendLoginLink } from '@meet/accounts-contract/operations';
import { Box, Button, HStack, Separator, Stack, Text, toast } from '@meet/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { usePageShell } from './PageShell.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { useAuthTexts } from './AuthTexts.tsx';
import { useShowFailure } from './useShowFailure.ts';

/** Ways to sign in without a password. */
export function SignInAlternatives({ email }: { email: string }) {
  const t = useAuthTexts();
  const { api } = usePageShell();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  async function sendLink() {
    if (!isEmail(email)) {
      toast.info(t('signIn.linkNeedsEmail'));
      return;
    }
    setBusy(true);
    try {
      await api.execute(sendLoginLink, { email, redirectTo: undefined });
      setSentTo(email);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={3} mt={6}>
      <HStack gap={3}>
        <Separator flex={1} />
        <Text tone="muted">{t('or')}</Text>
        <Separator flex={1} />
      </HStack>
      <GoogleButton />
      <Button variant="secondary" wide icon={<Mail size={18} />} loading={busy} onClick={() => void sendLink()}>
        {t('signIn.link')}
      </Button>
      <Box role="status">{sentTo && <Text tone="muted">{t('signIn.linkSent', { email: sentTo })}</Text>}</Box>
    </Stack>
  );
}
