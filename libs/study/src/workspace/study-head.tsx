import { setDarkTheme, useDarkTheme, useSession } from '@mapa/auth';
import { ArrowLeftIcon, IconButton, Link, MoonIcon, SunIcon, media, token } from '@mapa/ui-kit';
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
}

/** The head of a page on which students study: where it belongs, how far it is, and the light to read by. */
export function StudyHead({ back, title, children, tools }: StudyHeadProps) {
  return (
    <Head>
      <Names>
        <Link look="quiet" to={back.to}>
          <ArrowLeftIcon size={16} aria-hidden /> {back.label}
        </Link>
        <h1>{title}</h1>
      </Names>
      {children ? <Walked>{children}</Walked> : null}
      <Tools>
        {tools}
        <ThemeToggle />
      </Tools>
    </Head>
  );
}

function ThemeToggle() {
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
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space.x1} ${token.space.x3};
  padding-block: ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
  ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(14rem, 22rem) auto; }
`;

const Names = styled.div`
  font-size: ${token.size.small};
  & > a { display: inline-flex; align-items: center; gap: ${token.space.half}; min-height: 1.75rem; color: ${token.color.inkSoft}; }
  & > h1 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
  }
`;

const Walked = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  grid-row: 2;
  grid-column: 1 / -1;
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > [role='progressbar'] { flex: 1 0 100%; }
  ${media.medium} { grid-row: auto; grid-column: auto; }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  align-self: end;
`;

