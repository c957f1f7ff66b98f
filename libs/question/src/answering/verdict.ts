import { questionKind } from '@mapa/domain';
import type { QuestionView } from '../model';
import type { Outcome } from './outcome';

export interface Verdict {
  tone: 'right' | 'wrong' | 'neutral';
  /** The headline, which is also announced. */
  title: string;
  detail: string | null;
}

type Judged = Pick<QuestionView, 'tipo' | 'anulada'>;

function neutralTitle({ anulada, tipo }: Judged, { key }: Outcome): string {
  if (anulada || key.letra === null) return 'Questão anulada: não há gabarito.';
  return `Gabarito: ${questionKind(tipo).keyText(key.letra)}`;
}

function neutralDetail({ anulada }: Judged, { revealed }: Outcome): string {
  if (revealed) return 'Você viu o gabarito sem responder. Respostas depois disso não entram nas estatísticas.';
  return anulada
    ? 'Sua resposta ficou registrada e não conta como acerto nem como erro; na nota da prova, o ponto é de todos.'
    : 'Sua resposta ficou registrada.';
}

/** What an answer does not count for; null if it counts for everything. */
function standingOf({ counted, released }: Outcome): string | null {
  if (counted === false) return 'Esta resposta fica no seu histórico e não conta nas estatísticas.';
  return released
    ? 'O gabarito já tinha sido liberado para você: a resposta conta no seu progresso, não nas estatísticas de todos nem na TRI.'
    : null;
}

const HELD: Verdict = {
  tone: 'neutral',
  title: 'Resposta registrada, sem gabarito por enquanto.',
  detail: 'Esta questão está em um simulado seu em andamento. O resultado desta resposta aparece quando ele terminar.',
};

const HELD_REVEAL: Verdict = {
  tone: 'neutral',
  title: 'O gabarito aparece quando o simulado terminar.',
  detail: 'Esta questão está em um simulado seu em andamento. Seu pedido ficou guardado e não muda a nota do simulado.',
};

/** The verdict in words; colour and icon only repeat it. */
export function verdictOf(question: Judged, outcome: Outcome): Verdict {
  if (outcome.held) return outcome.revealed ? HELD_REVEAL : HELD;
  if (outcome.correct === null) {
    return { tone: 'neutral', title: neutralTitle(question, outcome), detail: neutralDetail(question, outcome) };
  }
  const detail = standingOf(outcome);
  if (outcome.correct) return { tone: 'right', title: 'Você acertou!', detail };
  const key = outcome.key.letra === null ? '' : ` Gabarito: ${questionKind(question.tipo).keyText(outcome.key.letra)}`;
  return { tone: 'wrong', title: `Você errou.${key}`, detail };
}
