import { COMMENT_WITHHELD, alternativeName, commentOf } from '@mapa/domain';
import { AlternativeComment, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { NumberedQuestion } from './numbering';
import { keyText } from './origin-line';
import { PaperText } from './paper-text';

export interface PaperKeyProps {
  numbered: readonly NumberedQuestion[];
  withComments: boolean;
}

/** The label of a key: with the language if a number is in two. */
const labelOf = (number: number, language: string | null): string =>
  language === null ? String(number) : `${number} (${language})`;

/** The key at the end of the paper, with the teachers' comments if chosen. */
export function PaperKey({ numbered, withComments }: PaperKeyProps) {
  const commented = numbered.filter(
    ({ question: { gabarito } }) => gabarito?.comentario || gabarito?.comentarios_alternativas,
  );
  const isWithheld = numbered.some(({ question }) => question.gabarito?.comentario_bloqueado);
  return (
    <Sheet aria-label="Gabarito">
      <h3>Gabarito</h3>
      <Keys>
        {numbered.map(({ question, number, language }) => (
          <li key={question.id}>
            <b>{labelOf(number, language)}.</b> {keyText(question)}
          </li>
        ))}
      </Keys>
      {withComments ? (
        <>
          <h3>Comentários</h3>
          {isWithheld ? <p>{COMMENT_WITHHELD}</p> : null}
          {commented.length === 0 && !isWithheld ? <p>Estas questões ainda não têm comentário de professor.</p> : null}
          {commented.map(({ question, number, language }) => (
            <Comment key={question.id}>
              <h4>
                {labelOf(number, language)}. {keyText(question)}
              </h4>
              {question.gabarito?.comentario ? <PaperText html={question.gabarito.comentario} /> : null}
              <OwnComments question={question} />
            </Comment>
          ))}
        </>
      ) : null}
    </Sheet>
  );
}

/** The comments on the alternatives, by letter. */
function OwnComments({ question: { tipo, alternativas, gabarito } }: Pick<NumberedQuestion, 'question'>) {
  return alternativas.map(({ id, letra }) => {
    const html = commentOf(id, gabarito);
    return html === undefined ? null : <OwnComment key={id} name={alternativeName(letra, tipo)} html={html} eager />;
  });
}

const Sheet = styled.section`
  break-before: page;
  padding-top: ${token.space.x2};
  & > h3 {
    margin-block: ${token.space.x2} ${token.space.x1};
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    break-after: avoid;
  }
`;

const Keys = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: ${token.space.half} ${token.space.x2};
  font-size: var(--type-size);
  font-variant-numeric: tabular-nums;
  & b {
    font-weight: ${token.weight.strong};
  }
`;

const Comment = styled.article`
  margin-bottom: 1em;
  font-size: var(--type-size);
  & > h4 {
    font-weight: ${token.weight.strong};
    break-after: avoid;
  }
`;

/** A letter with its comment, unbroken, in the sheet's type size. */
const OwnComment = styled(AlternativeComment)`
  display: flex;
  gap: 0.6em;
  margin-top: 0.4em;
  padding-left: 0;
  border: 0;
  color: inherit;
  break-inside: avoid;
  && > b,
  && > div {
    font-size: var(--type-size);
    line-height: 1.3;
  }
  && > div {
    max-width: none;
  }
`;
