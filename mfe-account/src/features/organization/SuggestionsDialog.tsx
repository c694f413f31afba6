import { inviteMemberToOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import {
  Avatar,
  Box,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorState,
  Flex,
  HStack,
  SkeletonRow,
  Text,
} from '@meet/ui';
import { EmptyGroupsArt } from '@meet/ui/illustrations';
import { VirtualList } from '@meet/ui/virtual-list';
import { useState } from 'react';
import { Refusal } from './Refusal.tsx';
import { useSuggestions, type Suggestion } from './useSuggestions.ts';

const ROW_HEIGHT_PX = 63;
const LIST_MAX_HEIGHT = '50vh';

/**
 * Suggests people of the person's groups who are not in the organization yet, and invites the chosen ones as members.
 */
export function SuggestionsDialog({ onClose, onSettled }: { onClose: () => void; onSettled: () => void }) {
  const t = useTexts();
  const { api, i18n, toast } = useHost();
  const { suggestions, failure, retry, drop } = useSuggestions();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [isInviting, setInviting] = useState(false);
  const chosen = suggestions?.filter(({ email }) => picked.has(email)) ?? [];

  const pick = (emails: readonly string[], isPicked: boolean) => {
    const next = new Set(picked);
    for (const email of emails)
      if (isPicked) next.add(email);
      else next.delete(email);
    setPicked(next);
  };

  /** Invites one person after the other. People who could not be invited stay, with the reason. */
  async function invite() {
    setInviting(true);
    const refused = new Map<string, string>();
    for (const { email } of chosen) {
      try {
        await api.execute(inviteMemberToOrganization, { email, member_type: 'member' });
        drop(email);
      } catch (error) {
        refused.set(email, i18n.errorText(error));
      }
    }
    setInviting(false);
    setRefusals(refused);
    onSettled();
    const count = chosen.length - refused.size;
    if (count > 0) toast({ type: 'success', message: t('organization.suggestions.invited', { count }) });
    if (refused.size === 0) onClose();
  }

  return (
    <Dialog
      open
      sticky={picked.size > 0}
      title={t('organization.suggestions.title')}
      description={t('organization.suggestions.text')}
      onClose={onClose}
      footer={
        suggestions &&
        suggestions.length > 0 && (
          <>
            <Button onClick={onClose}>{t('organization.cancel')}</Button>
            <Button
              variant="primary"
              loading={isInviting}
              disabledReason={chosen.length === 0 ? t('organization.suggestions.pickFirst') : undefined}
              onClick={() => void invite()}
            >
              {t('organization.suggestions.submit', { count: chosen.length })}
            </Button>
          </>
        )
      }
    >
      {failure ? (
        <ErrorState compact title={i18n.errorText(failure)} onRetry={retry} />
      ) : !suggestions ? (
        <SkeletonRow rows={4} />
      ) : suggestions.length === 0 ? (
        <EmptyState
          compact
          illustration={<EmptyGroupsArt />}
          title={t('organization.suggestions.none')}
          description={t('organization.suggestions.noneText')}
        />
      ) : (
        <>
          {suggestions.length > 1 && (
            <HStack py={2}>
              <Checkbox
                label={t('organization.suggestions.all')}
                checked={chosen.length === suggestions.length}
                indeterminate={chosen.length > 0 && chosen.length < suggestions.length}
                onChange={(event) =>
                  pick(
                    suggestions.map(({ email }) => email),
                    event.target.checked,
                  )
                }
              />
            </HStack>
          )}
          <VirtualList
            label={t('organization.suggestions.title')}
            items={suggestions}
            toKey={({ email }) => email}
            estimateSize={ROW_HEIGHT_PX}
            maxHeight={LIST_MAX_HEIGHT}
            onActivate={({ email }) => pick([email], !picked.has(email))}
            renderItem={(suggestion) => (
              <SuggestedPerson
                suggestion={suggestion}
                isPicked={picked.has(suggestion.email)}
                onPick={(isPicked) => pick([suggestion.email], isPicked)}
                refusal={refusals.get(suggestion.email)}
              />
            )}
          />
        </>
      )}
    </Dialog>
  );
}

interface Props {
  readonly suggestion: Suggestion;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
  readonly refusal: string | undefined;
}

function SuggestedPerson({ suggestion, isPicked, onPick, refusal }: Props) {
  const { email, fullName, avatar, groupNames } = suggestion;
  const name = fullName || email;
  return (
    <Box borderTopWidth="1px">
      <Flex as="label" gap={3} py={2.5} alignItems="center" cursor="pointer">
        <Checkbox aria-label={name} checked={isPicked} onChange={(event) => onPick(event.target.checked)} />
        <Avatar name={name} email={email} photo={avatar} size={40} />
        <Box flex={1} minW={0}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          <Text size="xs" tone="muted" truncate>
            {[fullName && email, groupNames.join(', ')].filter(Boolean).join(' · ')}
          </Text>
          <Refusal text={refusal} />
        </Box>
      </Flex>
    </Box>
  );
}
