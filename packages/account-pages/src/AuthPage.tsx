import { AuthLayout } from '@meet/ui';
import type { ReactNode } from 'react';
import { useAuthTexts } from './AuthTexts.tsx';
import { usePageShell } from './PageShell.ts';

interface Props {
  readonly title: string;
  readonly description?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** Frame of all pages for sign-in, sign-up and mailed links. */
export function AuthPage({ title, ...rest }: Props) {
  const t = useAuthTexts();
  const { Tools, usePageTitle } = usePageShell();
  usePageTitle(title);
  return (
    <AuthLayout
      title={title}
      tools={<Tools />}
      homeLabel={t('home')}
      slogan={t('slogan')}
      {...rest}
      children={rest.children}
    />
  );
}
