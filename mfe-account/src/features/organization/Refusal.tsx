import { Text } from '@meet/ui';

/** Why what was just done here was refused. */
export function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Text role="alert" size="xs" tone="danger" mt={1} weight="medium">
      {text}
    </Text>
  );
}
