import { answerName, dayText, KEY_KINDS, optionLabel, type QuestionType } from '@mapa/domain';
import { ItemTitle, Link, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';

/** Every key of a question with its dates, kind and source, the newest first. */
export function Keys({ keys, kind }: { keys: BankQuestion['gabaritos']; kind: QuestionType }) {
  return (
    <section aria-label="Gabaritos">
      <ItemTitle as="h3">Gabaritos</ItemTitle>
      <Lines>
        {keys.map(({ em, versao, gabarito, tipo, publicado_em, fonte }) => (
          <li key={`${versao}/${em}`}>
            <p>
              {gabarito === null ? 'Sem gabarito' : answerName(gabarito, kind)}
              {tipo ? ` · ${optionLabel(KEY_KINDS, tipo).toLowerCase()}` : null}
            </p>
            <Meta>
              {publicado_em ? `publicado em ${dayText(`${publicado_em}T12:00:00.000Z`)} · ` : null}
              no banco desde {dayText(em)}
              {fonte ? (
                <>
                  {' · '}
                  <Link to={fonte} target="_blank">
                    fonte
                  </Link>
                </>
              ) : null}
            </Meta>
          </li>
        ))}
      </Lines>
    </section>
  );
}

const Lines = styled.ol`
  display: grid;
  gap: ${token.space.x1};
  padding-top: ${token.space.x1};
  font-size: ${token.size.small};
  list-style: none;
`;
