import { setDarkTheme, useDarkTheme, useSession } from '@mapa/auth';
import {
  IconButton,
  ListFilterIcon,
  MoonIcon,
  SlimHead,
  SunIcon,
  WideHead,
  media,
  token,
  usePageBarSlot,
} from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface StudyHeadProps {
  /** The way back. */
  back: { to: string; label: string };
  title: string;
  /** How far the student is. */
  children?: ReactNode;
  /** Beside the switch of the theme. */
  tools?: ReactNode;
  /** In the slim bar, in the place of the tools and of the theme's switch. */
  menu?: ReactNode;
}

/** The head of a page on which students study: where it belongs, how far it is, and the light to read by. In small windows it is the slim bar. */
export function StudyHead({ back, title, children, tools, menu }: StudyHeadProps) {
  const bar = usePageBarSlot();
  if (bar) {
    return (
      <SlimHead bar={bar} back={back} title={title} menu={menu ?? <ThemeToggle />}>
        {children}
      </SlimHead>
    );
  }
  return (
    <Head back={back} title={title} facts={children}>
      <Tools>
        {tools}
        <ThemeToggle />
      </Tools>
    </Head>
  );
}

/** Title of the sheet that holds filters, index and subjects in small windows. */
export const STUDY_SHEET = 'Filtros, índice e assuntos';

/** Opens that sheet from the bar. */
export function SheetButton({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton label={STUDY_SHEET} aria-haspopup="dialog" onClick={onOpen}>
      <ListFilterIcon size={22} aria-hidden />
    </IconButton>
  );
}

/** Light or dark. */
export function ThemeToggle() {
  const { user } = useSession();
  const isDark = useDarkTheme();
  const handleToggle = () => setDarkTheme(!isDark, { profileIsDark: user?.tema_escuro ?? false });
  return (
    <IconButton label={isDark ? 'Usar tema claro' : 'Usar tema escuro'} onClick={handleToggle}>
      {isDark ? <SunIcon size={20} aria-hidden /> : <MoonIcon size={20} aria-hidden />}
    </IconButton>
  );
}

const Head = styled(WideHead)`
  grid: 'back tools' auto 'name name' auto 'facts facts' auto / minmax(0, 1fr) auto;
  padding-block: ${token.space.x1} ${token.space.x2};
  ${media.wide} {
    grid: 'back facts tools' auto 'name facts tools' auto / minmax(0, 1fr) minmax(14rem, 22rem) auto;
    padding-top: ${token.space.x2};
  }
`;

const Tools = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  margin-right: calc(-1 * ${token.space.x1});
  ${media.wide} {
    align-self: end;
    margin-bottom: calc(-1 * ${token.space.x1});
  }
`;
