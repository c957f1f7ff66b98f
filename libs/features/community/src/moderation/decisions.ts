import { MODERATION_DECISIONS } from '@mapa/domain';
import type { Report } from '../model';

export type Decision = (typeof MODERATION_DECISIONS)[number]['value'];

interface DecisionWords {
  /** Label of the row's button. */
  short: string;
  /** The consequence, shown before confirmation. */
  consequence: string;
  done: string;
  /** Whether a reason is required, which students read beside the question. */
  needsReason: boolean;
  fits: Report['tipo'][];
}

const WORDS: Readonly<Record<Decision, DecisionWords>> = {
  manter: {
    short: 'Manter',
    consequence: 'Nada muda para os estudantes, e a denúncia sai da fila.',
    done: 'Mantido como está.',
    needsReason: false,
    fits: ['questao', 'comentario'],
  },
  ocultar: {
    short: 'Ocultar',
    consequence: 'Ninguém mais vê o comentário, nem quem o escreveu.',
    done: 'Comentário oculto.',
    needsReason: false,
    fits: ['comentario'],
  },
  anular: {
    short: 'Anulada',
    consequence:
      'A questão passa a constar como anulada e sai das listas, a menos que o estudante peça para ver as anuladas.',
    done: 'Questão marcada como anulada.',
    needsReason: true,
    fits: ['questao'],
  },
  desatualizar: {
    short: 'Desatualizada',
    consequence:
      'A questão passa a constar como desatualizada e sai das listas, a menos que o estudante peça para ver as desatualizadas.',
    done: 'Questão marcada como desatualizada.',
    needsReason: true,
    fits: ['questao'],
  },
};

/** Moderation decisions for a kind of report, with labels. */
export const decisionsOn = (kind: Report['tipo']) =>
  MODERATION_DECISIONS.filter(({ value }) => WORDS[value].fits.includes(kind)).map(({ value, label }) => ({
    value,
    label,
    ...WORDS[value],
  }));
export type DecisionChoice = ReturnType<typeof decisionsOn>[number];
