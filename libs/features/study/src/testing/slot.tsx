import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { sampleAnswer } from '@mapa/api-client/testing';
import type { QuestionSlot } from '../question-view/question-slot';

/** Stand-in for the application's question: shows its code, and buttons that answer it and move on. */
export function Slot({ question, answer, position, autoFocus, onAnswered, onNext, onPrevious }: QuestionSlot) {
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
      <button onClick={() => onAnswered({ ...result, contabilizada: true, gabarito: key, epoca: 1 })}>Responder</button>
      <button onClick={onNext}>tecla J</button>
      <button onClick={onPrevious}>tecla K</button>
    </article>
  );
}

/** Renders the current address, which `address` reads. */
export function Address() {
  const { search } = useLocation();
  return <output aria-label="endereço">{search}</output>;
}

/** The query parameters of the current address. */
export const address = () => new URLSearchParams(screen.getByLabelText('endereço').textContent ?? '');
