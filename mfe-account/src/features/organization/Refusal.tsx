import { Text } from '@meet/ui';

/** Shows why the last action here was refused. */
export function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Text role="alert" size="xs" tone="danger" mt={1} weight="medium">
      {text}
    </Text>
  );
}
