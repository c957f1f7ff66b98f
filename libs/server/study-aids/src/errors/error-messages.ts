import { missing, wrong, type Rules } from '@mapa/server-platform';

/** Rules of notes, marks, hidden questions and the review. */
export const AID = {
  emptyNote: wrong('texto', 'Escreva a anotação.', 'a note of blanks'),
  noNote: missing('Você não tem anotação nesta questão.', 'a note that is not there is to be removed'),
  changedElsewhere: wrong(
    'revisao',
    'Isto foi mudado em outra aba ou aparelho. O que está guardado não foi alterado: copie o seu texto, recarregue e junte os dois.',
    'a note or marks are not those any more that the caller had read',
  ),
  emptyHighlight: wrong(
    'destaques',
    'Um grifo começa antes de terminar.',
    'a highlight ends where it begins, or before',
  ),
  foreignStrike: wrong(
    'riscadas',
    'Uma das alternativas riscadas não é desta questão.',
    'a struck alternative belongs to another wording',
  ),
  notHidden: missing('Esta questão não está oculta.', 'a question that is not hidden is to be shown again'),
  oneScope: wrong(
    'caderno_id',
    'Escolha um mapa ou um caderno, não os dois.',
    'the review is narrowed to both a map and a notebook',
  ),
} as const satisfies Rules;
