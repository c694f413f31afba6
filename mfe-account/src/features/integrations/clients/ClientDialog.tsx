import { createOauthClient, OAUTH_CLIENT_NAME_MAX, type OauthClient, type OauthScope } from '@meet/oauth-contract';
import { changeOauthClient as change, createOauthClient as create } from '@meet/oauth-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Stack, SwitchField, TextAreaField, TextField } from '@meet/ui';
import { ScopesField } from './ScopesField.tsx';

interface Values {
  readonly name: string;
  /** Addresses, one on each line. */
  readonly redirectUris: string;
  readonly scopes: OauthScope[];
  readonly isPublic: boolean;
}

interface Props {
  /** The application to change; undefined creates a new one. */
  readonly client: OauthClient | undefined;
  /** Called with the application, and with its secret if one was created. */
  readonly onSaved: (client: OauthClient, secret: string | null) => void;
  readonly onClose: () => void;
}

const toInput = ({ redirectUris, ...values }: Values) => ({
  ...values,
  redirectUris: redirectUris
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});

/** Moves the first error of several addresses to the field that contains all of them. */
const toErrors = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path, Array.isArray(error) ? error.find(Boolean) : error]),
  );

/** Registers an application, or changes one. */
export function ClientDialog({ client, onSaved, onClose }: Props) {
  const t = useTexts();
  const { api, toast, i18n } = useHost();
  const initialValues: Values = {
    name: client?.name ?? '',
    redirectUris: client?.redirectUris.join('\n') ?? '',
    scopes: client?.scopes ?? ['profile'],
    isPublic: client?.isPublic ?? false,
  };

  async function save(values: Values) {
    const { isPublic, ...input } = toInput(values);
    return client
      ? api.execute(change, { clientId: client.clientId, ...input })
      : api.execute(create, { ...input, isPublic });
  }

  return (
    <CallDialog
      title={t(client ? 'clients.changeTitle' : 'clients.addTitle')}
      schema={createOauthClient.input}
      initialValues={initialValues}
      toInput={toInput}
      toErrors={toErrors}
      send={save}
      onDone={(answer) => {
        const { name } = answer.client;
        toast({ type: 'success', message: t(client ? 'clients.changed' : 'clients.added', { name }) });
        onSaved(answer.client, answer.clientSecret);
      }}
      toRefusal={(error) => toast({ type: 'error', message: i18n.errorText(error) })}
      cancelLabel={t('clients.cancel')}
      submitLabel={t(client ? 'clients.save' : 'clients.add')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('clients.name')}
        help={t('clients.nameHelp')}
        autoComplete="off"
        maxLength={OAUTH_CLIENT_NAME_MAX}
      />
      <TextAreaField
        name="redirectUris"
        label={t('clients.redirectUris')}
        help={t('clients.redirectUrisHelp')}
        rows={3}
        spellCheck={false}
      />
      <Stack gap={4}>
        <ScopesField name="scopes" />
        {!client && <SwitchField name="isPublic" label={t('clients.isPublic')} help={t('clients.isPublicHelp')} />}
      </Stack>
    </CallDialog>
  );
}
