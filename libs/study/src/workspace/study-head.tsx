import { setDarkTheme, useDarkTheme, useSession } from '@mapa/auth';
import {
  ArrowLeftIcon,
  IconButton,
  Link,
  ListFilterIcon,
  MoonIcon,
  SlimHead,
  SunIcon,
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
    <Head>
      <Back look="quiet" to={back.to}>
        <ArrowLeftIcon size={16} aria-hidden /> <span>{back.label}</span>
      </Back>
      <Name>{title}</Name>
      {children ? <WithProgress>{children}</WithProgress> : null}
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

const Head = styled.header`
  display: grid;
  grid: 'back tools' auto 'name name' auto 'walked walked' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token.space.x3};
  padding-block: ${token.space.x1} ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
  ${media.wide} {
    grid: 'back walked tools' auto 'name walked tools' auto / minmax(0, 1fr) minmax(14rem, 22rem) auto;
    padding-top: ${token.space.x2};
  }
`;

const Back = styled(Link)`
  grid-area: back;
  display: flex;
  align-items: center;
  gap: ${token.space.half};
  justify-self: start;
  max-width: 100%;
  min-height: 1.75rem;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.h1`
  grid-area: name;
  font-family: ${token.family.serif};
  font-size: ${token.size.title3};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
  text-wrap: balance;
`;

const WithProgress = styled.div`
  grid-area: walked;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  margin-top: ${token.space.x1};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > [role='progressbar'] {
    flex: 1 0 100%;
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
