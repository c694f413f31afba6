import { isComposing } from '@meet/contracts/keys';
import { useEffect, useRef, type ReactNode } from 'react';
import { useUiTexts } from '../provider/UiTexts.ts';
import { styled } from '../theme/styled.ts';
import { InsideMain } from './MainArea.tsx';

const Shell = styled('div', {
  base: {
    display: 'grid',
    h: 'var(--page-height, 100dvh)',
    overflow: 'hidden',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: {
      base: '"banner banner banner" "header header header" "main main main" "rail rail rail"',
      md: '"banner banner banner" "header header header" "rail main panel" "rail main panel"',
    },
    bg: 'bg',
  },
});
const Skip = styled('a', {
  base: {
    position: 'absolute',
    top: 2,
    insetStart: 2,
    zIndex: 'tooltip',
    px: 4,
    py: 2,
    borderRadius: 'control',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
const Header = styled('header', {
  base: {
    gridArea: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: 1, md: 2 },
    h: 14,
    px: { base: 3, md: 4 },
    borderBottomWidth: '1px',
    bg: 'bg.surface',
    zIndex: 'frame',
  },
});
const Main = styled('main', {
  base: {
    gridArea: 'main',
    display: 'flex',
    flexDirection: 'column',
    minW: 0,
    overflowY: 'auto',
    outline: 'none!',
    position: 'relative',
  },
  variants: {
    // The page's height is the height that a banner leaves.
    filled: { true: { containerType: 'size', '--page-height': '100cqh' } },
  },
});
const PanelSlot = styled('aside', {
  base: {
    gridArea: { md: 'panel' },
    display: 'flex',
    flexDirection: 'column',
    minH: 0,
    bg: 'bg.surface',
    borderInlineStartWidth: '1px',
    overflow: 'hidden',
    transition: 'width {durations.slow} {easings.out}',
  },
  variants: {
    state: {
      collapsed: { w: { md: '120px' }, display: { base: 'none', md: 'flex' } },
      expanded: {
        w: { base: '90vw', sm: '400px' },
        position: { base: 'fixed', lg: 'static' },
        top: { base: 0, md: 14 },
        bottom: 0,
        insetEnd: 0,
        zIndex: 'panel',
        boxShadow: { base: 'float', lg: 'none' },
      },
    },
    /** Floats over the content, which keeps the whole width of the window. */
    over: {
      true: {
        position: 'fixed',
        top: '44px',
        bottom: 0,
        insetEnd: 0,
        zIndex: 'panel',
        boxShadow: 'float',
        outline: 'none',
      },
    },
  },
});
const Scrim = styled('button', {
  base: {
    display: { base: 'block', md: 'none' },
    position: 'fixed',
    inset: 0,
    zIndex: 'panel',
    bg: 'bg.scrim',
    animation: 'fadeIn {durations.slow}',
  },
});
/** Space below the content, so that people on phones can scroll its end above floating elements. */
const UnderFloating = styled('div', { base: { h: { base: 20, md: 0 }, flexShrink: 0 } });
const Floating = styled('div', {
  base: { position: 'fixed', inset: 0, zIndex: 'floating', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
});

export interface AppFrameProps {
  /** Strip above everything, for example the impersonation notice. */
  banner?: ReactNode;
  /**
   * Content of the header, from logo to avatar. A page without a header fills the window, and leaves space for floating
   * elements itself.
   */
  header?: ReactNode;
  /** Navigation, as a NavRail. */
  rail?: ReactNode;
  children: ReactNode;
  /** Content below the page's content. */
  footer?: ReactNode;
  panel?: {
    label: string;
    content: ReactNode;
    state: 'collapsed' | 'expanded';
    /** Called on a tap beside the panel on phones. */
    onCollapse?: () => void;
    /** Called on Esc. If set, the person opened the panel over the content: it takes the focus, and returns it. */
    onClose?: () => void;
    /** True for a panel that is rendered to receive events, but not visible. */
    isHidden?: boolean;
  };
  /** Elements that float over the page, for example the chat window. */
  floating?: ReactNode;
}

/**
 * The frame of a signed-in page: header, rail (a bar at the bottom on phones), content, panel at the end, and a
 * floating layer.
 */
export function AppFrame({ banner, header, rail, children, footer, panel, floating }: AppFrameProps) {
  const texts = useUiTexts();
  return (
    <Shell>
      <Skip href="#content">{texts.skipToContent}</Skip>
      {banner && <div style={{ gridArea: 'banner' }}>{banner}</div>}
      {header && <Header>{header}</Header>}
      {rail}
      <Main id="content" tabIndex={-1} filled={!header}>
        <div style={{ flex: '1 0 auto' }}>
          <InsideMain value>{children}</InsideMain>
        </div>
        {footer}
        {floating && header && <UnderFloating />}
      </Main>
      {panel?.state === 'expanded' && !panel.isHidden && (
        <Scrim type="button" tabIndex={-1} aria-label={texts.close} onClick={panel.onCollapse} />
      )}
      {panel && <Panel {...panel} />}
      {floating && <Floating>{floating}</Floating>}
    </Shell>
  );
}

function Panel({ label, content, state, onClose, isHidden = false }: NonNullable<AppFrameProps['panel']>) {
  const place = useRef<HTMLElement>(null);
  const isOver = onClose !== undefined && !isHidden;
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement as HTMLElement | null;
    // If a menu opened the panel, the menu first returns the focus.
    const timer = setTimeout(() => place.current?.focus());
    return () => {
      clearTimeout(timer);
      if (before?.isConnected) before.focus();
    };
  }, [isOver]);
  useEffect(() => {
    if (!onClose || isHidden) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      // The focused element in the panel may have been removed.
      const { activeElement, body } = document;
      if (activeElement === body || place.current?.contains(activeElement)) onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose, isHidden]);
  return (
    <PanelSlot
      ref={place}
      state={state}
      over={isOver}
      style={isHidden ? { display: 'none' } : undefined}
      aria-label={label}
      tabIndex={isOver ? -1 : undefined}
    >
      {content}
    </PanelSlot>
  );
}
