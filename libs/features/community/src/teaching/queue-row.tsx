import { dayText } from '@mapa/domain';
import { useId, useState } from 'react';
import type { RequestRowProps } from '../requests/request-list';
import { TeacherAnswer } from '../requests/teacher-answer';
import { Opener } from '../question-rows/opener';
import { QuestionHead } from '../question-rows/question-head';
import { QuestionHere } from '../question-rows/question-here';
import { Facts, Opened, Row, RowTools } from '../question-rows/row-look';
import { StaffKey } from '../question-rows/staff-key';
import { studentsOf } from '../texts';
import { AnswerForm } from './answer-form';
import { Doubts } from './doubts';

/** A question with open requests for a comment: their number, the date of the oldest, and the answer form. */
export function QueueRow({ request, onDone }: RequestRowProps) {
  const { questao, status, pedidos, pedida_em, respondida_em, duvidas = [] } = request;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPending = status === 'pendente';
  const handleSent = () => {
    setIsOpen(false);
    onDone();
  };
  return (
    <Row aria-labelledby={`${id}-questao`}>
      <QuestionHead question={questao} titleId={`${id}-questao`} short={isOpen && isPending} />
      <Facts>
        <strong>
          {studentsOf(pedidos)}{' '}
          {isPending ? (pedidos === 1 ? 'espera' : 'esperam') : pedidos === 1 ? 'pediu' : 'pediram'}
        </strong>
        <span>Desde {dayText(pedida_em)}</span>
        {respondida_em ? <span>Respondida em {dayText(respondida_em)}</span> : null}
      </Facts>
      {isOpen ? null : <Doubts doubts={duvidas} isShort />}
      <RowTools>
        <Opener isOpen={isOpen} controls={`${id}-aberta`} about={questao.codigo} onToggle={() => setIsOpen(!isOpen)}>
          {isPending ? 'Responder' : 'Ver o comentário'}
        </Opener>
      </RowTools>
      <div id={`${id}-aberta`}>
        {isOpen ? (
          <Opened>
            {isPending ? (
              <>
                <QuestionHere id={questao.id} />
                <StaffKey questionId={questao.id} isAnnulled={questao.anulada} />
                <Doubts doubts={duvidas} />
                <AnswerForm request={request} onSent={handleSent} />
              </>
            ) : (
              <TeacherAnswer questionId={questao.id} />
            )}
          </Opened>
        ) : null}
      </div>
    </Row>
  );
}
