import { alternativeName, questionKind } from '@mapa/domain';
import { AlternativeComment, Badge, CheckIcon, RichText, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { BankQuestion } from '../model';

/** The question as students read it, with the key and every comment beside its part. */
export function QuestionSheet({ question }: { question: BankQuestion }) {
  const { questao, gabarito, comentario, comentarios_alternativas } = question;
  const { enunciado, alternativas, tipo } = questao;
  const right = gabarito === null ? [] : questionKind(tipo).partsOf(gabarito);
  return (
    <Sheet aria-label="Texto da questão">
      <RichText html={enunciado} />
      <ol>
        {alternativas.map(({ id, letra, texto }) => {
          const isRight = right.includes(letra);
          const comment = comentarios_alternativas.find((one) => one.letra === letra)?.texto;
          return (
            <Alternative key={id} data-right={isRight || undefined}>
              <Letter>{questionKind(tipo).fixedTexts ? '' : alternativeName(letra, tipo)}</Letter>
              <div>
                <RichText html={texto} />
                {comment ? <Why html={comment} /> : null}
              </div>
              {isRight ? (
                <Badge tone="success" icon={<CheckIcon aria-hidden />}>
                  Gabarito
                </Badge>
              ) : null}
            </Alternative>
          );
        })}
      </ol>
      {gabarito === null ? <p>Sem gabarito.</p> : null}
      {comentario ? (
        <Comment>
          <h3>Comentário do professor</h3>
          <RichText html={comentario} size="body" />
        </Comment>
      ) : null}
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: ${token.measure.reading};
  & > ol {
    display: grid;
    gap: ${token.space.half};
    list-style: none;
  }
`;

const Alternative = styled.li`
  display: grid;
  grid-template-columns: minmax(1.25rem, auto) minmax(0, 1fr) auto;
  gap: ${token.space.x1};
  align-items: baseline;
  padding: ${token.space.x1};
  border-radius: ${token.radius.medium};
  &[data-right] {
    background: ${token.color.well};
  }
`;

const Why = styled(AlternativeComment)`
  margin-top: ${token.space.half};
`;

const Letter = styled.span`
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.strong};
`;

const Comment = styled.section`
  display: grid;
  gap: ${token.space.half};
  padding-top: ${token.space.x2};
  border-top: 1px solid ${token.color.rule};
  & > h3 {
    font-size: ${token.size.small};
  }
`;
