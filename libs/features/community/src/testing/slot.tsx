import { sampleVerdict } from '@mapa/api-client/testing';
import type { QuestionPanelProps } from '@mapa/question';

function Slot({ question, answer, onAnswered }: QuestionPanelProps) {
  return (
    <div>
      <p>{`Painel de ${question.codigo}${answer ? ', respondida' : ''}`}</p>
      <button type="button" onClick={() => onAnswered?.(sampleVerdict({ questao_id: question.id }))}>
        Responder {question.codigo}
      </button>
    </div>
  );
}

/** Stands in for the panel of @mapa/question, which has specs of its own. */
export const LateQuestionPanel = Object.assign(Slot, { preload: () => undefined });

/** What loads a question needs no stand-in. */
export const { LoadedQuestion } = jest.requireActual<typeof import('@mapa/question')>('@mapa/question');
