import { dayText } from '@mapa/domain';
import { Lead, Link, PageTitle, SectionTitle, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { Paper, Part } from '../paper';
import { account } from './account';
import { contact } from './contact';
import type { PrivacyPart, PrivacySetting } from './model';
import { rights } from './rights';
import { traces } from './traces';

/** Date of the last change of the text. */
const UPDATED = '2026-11-27T12:00:00.000Z';

/** Privacy policy: the personal data stored, its purposes and retention periods, and the rights of its subjects. */
export function PrivacyScreen(setting: PrivacySetting) {
  const parts: PrivacyPart[] = [...account, ...traces(setting), ...rights, contact(setting)];
  return (
    <Paper>
      <header>
        <PageTitle>Política de Privacidade</PageTitle>
        <Lead>O que guardamos sobre você, para quê, por quanto tempo, e como ver, levar ou apagar tudo.</Lead>
        <Updated>Atualizada em {dayText(UPDATED)}</Updated>
      </header>
      <Contents aria-label="Conteúdo">
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link look="quiet" to={`#${id}`}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Contents>
      {parts.map(({ id, title, text }) => (
        <Part key={id} aria-labelledby={id}>
          <SectionTitle id={id}>{title}</SectionTitle>
          {text}
        </Part>
      ))}
    </Paper>
  );
}

const Updated = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;

const Contents = styled.nav`
  padding-block: ${token.space.x1};
  border-block: 1px solid ${token.color.rule};
  & > ol {
    padding-left: 1.75em;
    list-style: decimal;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: ${token.color.accent};
  }
`;
