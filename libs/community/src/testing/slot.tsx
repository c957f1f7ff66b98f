import type { QuestionSlot } from '../question-rows/question-slot';

/** Stands for the panel of questions, which another lib draws. */
export const renderQuestion = ({ question, answer, onAnswered }: QuestionSlot) => (
  <div>
    <p>{`Painel de ${question.codigo}${answer ? ', respondida' : ''}`}</p>
    <button type="button" onClick={onAnswered}>
      Responder {question.codigo}
    </button>
  </div>
);
