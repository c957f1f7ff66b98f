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
  /** The link back. */
  back: { to: string; label: string };
  title: string;
  /** The progress. */
  children?: ReactNode;
  /** Actions beside the theme switch. */
  tools?: ReactNode;
  /** Replaces the actions and the theme switch in the slim bar. */
  menu?: ReactNode;
}

/** The header of a study page: link back, progress, and theme switch. In small windows it is the slim bar. */
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

/** Button in the bar that opens this sheet. */
export function SheetButton({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton label={STUDY_SHEET} aria-haspopup="dialog" onClick={onOpen}>
      <ListFilterIcon size={22} aria-hidden />
    </IconButton>
  );
}

/** Switches between the light and the dark theme. */
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
