import { dayText } from '@mapa/domain';
import { Badge, CircleCheckIcon, ClockIcon, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Opener } from '../question-rows/opener';
import { QuestionHead } from '../question-rows/question-head';
import { QuestionHere } from '../question-rows/question-here';
import { Facts, LineRow, Opened, RowTools } from '../question-rows/row-look';
import type { RequestRowProps } from './request-list';
import { TeacherAnswer } from './teacher-answer';

/** One request: its question, its state, and the answer once it exists. */
export function OwnRequestRow({ request }: Pick<RequestRowProps, 'request'>) {
  const { questao, status, pedida_em, respondida_em, duvida } = request;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isAnswered = status === 'respondida';
  return (
    <Marked $stands={isAnswered} aria-labelledby={`${id}-questao`}>
      <QuestionHead question={questao} titleId={`${id}-questao`} short={isOpen && !isAnswered}>
        {isAnswered ? (
          <Badge tone="success" icon={<CircleCheckIcon aria-hidden />}>
            Respondida
          </Badge>
        ) : (
          <Badge icon={<ClockIcon aria-hidden />}>Pendente</Badge>
        )}
      </QuestionHead>
      <Facts>
        <span>Pedida em {dayText(pedida_em)}</span>
        {respondida_em ? <span>Respondida em {dayText(respondida_em)}</span> : null}
      </Facts>
      {duvida ? (
        <OwnDoubt>
          <span>Sua dúvida:</span> {duvida}
        </OwnDoubt>
      ) : null}
      <RowTools>
        <Opener isOpen={isOpen} controls={`${id}-aberta`} about={questao.codigo} onToggle={() => setIsOpen(!isOpen)}>
          {isAnswered ? 'Ler a resposta' : 'Ver a questão'}
        </Opener>
      </RowTools>
      <div id={`${id}-aberta`}>
        {isOpen ? (
          <Opened>{isAnswered ? <TeacherAnswer questionId={questao.id} /> : <QuestionHere id={questao.id} />}</Opened>
        ) : null}
      </div>
    </Marked>
  );
}

const OwnDoubt = styled.p`
  max-width: ${token.measure.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & > span {
    color: ${token.color.inkSoft};
  }
`;

const Marked = styled(LineRow)<{ $stands: boolean }>`
  padding-left: ${token.space.x2};
  border-left: 3px solid ${({ $stands }) => ($stands ? token.color.accent : token.color.rule)};
`;
