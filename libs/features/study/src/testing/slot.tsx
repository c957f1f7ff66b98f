import { sampleAnswer } from '@mapa/api-client/testing';
import type { QuestionPanelProps } from '@mapa/question';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

/** What the panels were given since `slots` was emptied, in the order in which they were drawn. */
export const slots: QuestionPanelProps[] = [];

function Slot(props: QuestionPanelProps) {
  const { question, answer, position, autoFocus, epoch, onAnswered, onNext, onPrevious } = props;
  slots.push(props);
  const result = {
    success: true as const,
    uuid: sampleAnswer().uuid,
    questao_id: question.id,
    alternativa_id: 1,
    acertou: true,
  };
  const key = { alternativa_id: 1, letra: 'A', comentario: null };
  return (
    <article aria-label={`Questão ${position}`} data-focus={autoFocus}>
      <h2>{question.codigo}</h2>
      <p>{answer ? 'respondida' : 'em aberto'}</p>
      <p>época {epoch}</p>
      <button onClick={() => onAnswered?.({ ...result, contabilizada: true, gabarito: key, epoca: 1 })}>
        Responder
      </button>
      <button onClick={onNext}>tecla J</button>
      <button onClick={onPrevious}>tecla K</button>
    </article>
  );
}

/** Stands in for the panel of @mapa/question, which has specs of its own: shows the code, answers and moves on by buttons. */
export const LateQuestionPanel = Object.assign(Slot, { preload: () => undefined });

/** The address in the window, to be read by `address`. */
export function Address() {
  const { search } = useLocation();
  return <output aria-label="endereço">{search}</output>;
}

/** The query parameters of the current address. */
export const address = () => new URLSearchParams(screen.getByLabelText('endereço').textContent ?? '');

/** What loads a question needs no stand-in. */
export const { LoadedQuestion } = jest.requireActual<typeof import('@mapa/question')>('@mapa/question');
