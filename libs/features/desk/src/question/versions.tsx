import { answerName, dayText, listText, type QuestionType } from '@mapa/domain';
import { ItemTitle, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';

type VersionLine = BankQuestion['versoes'][number];

const WORDS: Readonly<Record<VersionLine['mudou'][number], string>> = {
  enunciado: 'o enunciado',
  alternativas: 'as alternativas',
  gabarito: 'o gabarito',
  comentario: 'o comentário',
};

/** Every version of a question with its date, key and changes. */
export function Versions({ versions, kind }: { versions: readonly VersionLine[]; kind: QuestionType }) {
  return (
    <section aria-label="Versões">
      <ItemTitle as="h3">Versões</ItemTitle>
      <Lines>
        {versions.map(({ versao, em, gabarito, mudou }) => (
          <li key={versao}>
            <p>
              Versão {versao}
              {mudou.length > 0 ? `: mudou ${listText(mudou.map((name) => WORDS[name]))}` : null}
            </p>
            <Meta>
              {dayText(em)} · {gabarito === null ? 'sem gabarito' : `gabarito: ${answerName(gabarito, kind)}`}
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
