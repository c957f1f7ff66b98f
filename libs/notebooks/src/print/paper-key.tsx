import { COMMENT_WITHHELD } from '@mapa/domain';
import { RichText, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { NotebookQuestion } from '../shared/model';
import { keyWord } from './origin-line';

export interface PaperKeyProps {
  questions: readonly NotebookQuestion[];
  withComments: boolean;
}

/** The key at the end of the paper, and the teachers' comments where they are wanted. */
export function PaperKey({ questions, withComments }: PaperKeyProps) {
  const numbered = questions.map((question, at) => ({ question, number: at + 1 }));
  const commented = numbered.filter(({ question }) => question.gabarito?.comentario);
  const isWithheld = questions.some(({ gabarito }) => gabarito?.comentario_bloqueado);
  return (
    <Sheet aria-label="Gabarito">
      <h3>Gabarito</h3>
      <Keys>
        {numbered.map(({ question, number }) => (
          <li key={question.id}>
            <b>{number}.</b> {keyWord(question)}
          </li>
        ))}
      </Keys>
      {withComments ? (
        <>
          <h3>Comentários</h3>
          {isWithheld ? <p>{COMMENT_WITHHELD}</p> : null}
          {commented.length === 0 && !isWithheld ? <p>Estas questões ainda não têm comentário de professor.</p> : null}
          {commented.map(({ question, number }) => (
            <Comment key={question.id}>
              <h4>
                {number}. {keyWord(question)}
              </h4>
              <RichText html={question.gabarito?.comentario ?? ''} />
            </Comment>
          ))}
        </>
      ) : null}
    </Sheet>
  );
}

const Sheet = styled.section`
  break-before: page;
  padding-top: ${token.space.x2};
  & > h3 { margin-block: ${token.space.x2} ${token.space.x1}; font-family: ${token.family.serif}; font-size: ${token.size.title3}; font-weight: ${token.weight.strong}; break-after: avoid; }
`;

const Keys = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${token.space.half} ${token.space.x2};
  font-variant-numeric: tabular-nums;
  & b { font-weight: ${token.weight.strong}; }
`;

const Comment = styled.article`
  margin-bottom: ${token.space.x2};
  & > h4 { font-weight: ${token.weight.strong}; break-after: avoid; }
  & > div { max-width: none; }
`;
