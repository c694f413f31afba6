import { AuthLayout } from '@meet/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../base/pageTitle.ts';
import { VisitorTools } from '../../frame/VisitorTools.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

interface Props {
  readonly title: string;
  readonly description?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of every page about the way in. */
export function AuthPage({ title, ...rest }: Props) {
  const t = useAuthTexts();
  usePageTitle(title);
  return (
    <AuthLayout
      title={title}
      tools={<VisitorTools />}
      homeLabel={t('home')}
      slogan={t('slogan')}
      {...rest}
      children={rest.children}
    />
  );
}
