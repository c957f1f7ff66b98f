import { choiceListText, counted } from '@mapa/domain';
import type { Training } from '@mapa/server-classifier';
import type { WaitingSubject } from './suggest';

/** Guesses with a smaller probability are not shown. */
const LEAST_TOLD = 0.01;

const percent = (share: number): string => `${(100 * share).toFixed(1).replace('.', ',')}%`;
const whole = (share: number): string => `${Math.round(100 * share)}%`;

/**
 * Possible subjects of a question without one, as a Portuguese sentence without its full stop; null without guesses.
 */
function guessWords({ guesses }: WaitingSubject): string | null {
  if ('matches' in guesses) {
    if (guesses.matches.length === 0) return null;
    const places = guesses.matches.map(
      ({ path, words }) => `${path.join(' → ')} (${words.map((word) => `“${word}”`).join(', ')})`,
    );
    return `a questão tem palavras de ${choiceListText(places)}`;
  }
  // The paper's order may favour a subject that is not the most probable by itself.
  const told = guesses.candidates
    .filter(({ probability }) => probability >= LEAST_TOLD)
    .sort((one, other) => other.probability - one.probability);
  if (told.length === 0) return null;
  return `talvez ${choiceListText(
    told.map(
      ({ materia, assunto, probability }) =>
        `${assunto === null ? materia : `${materia} → ${assunto}`} (${whole(probability)})`,
    ),
  )}`;
}

/** Lines for the questions left without a subject, each with possible subjects. */
export const waitingLines = (waiting: readonly WaitingSubject[]): string[] =>
  waiting.flatMap((one) => {
    const words = guessWords(one);
    return words === null ? [] : [`${one.name}: ${words}`];
  });

/** The report's line about a training; null: the bank has too few questions to learn from. */
export function trainingLine(training: Training | null): string {
  if (training === null)
    return 'assuntos: nenhum modelo treinado; são precisas questões de duas matérias e de duas provas, com o assunto dito por uma pessoa';
  const { version, questions, materias, assuntos, heldBack, thresholds, kinds, mergeCandidates } = training;
  const does = ({ coverage, precision }: { coverage: number; precision: number }) =>
    `${percent(coverage)} das questões, ${percent(precision)} certas`;
  const applied = (
    [
      ['a matéria, em questões avulsas', thresholds.alone],
      ['o assunto', thresholds.assunto],
    ] as const
  ).map(([what, threshold]) =>
    threshold === null
      ? `${what}: não se aplica sozinho`
      : `${what}: aplica a partir de ${percent(threshold.probability)} (${does(threshold)})`,
  );
  const known = counted(kinds, 'tipo de prova conhecido', 'tipos de prova conhecidos');
  return [
    `modelo de assuntos nº ${version}: ${counted(questions, 'questão', 'questões')}, ${counted(materias, 'matéria', 'matérias')}, ${counted(assuntos, 'assunto', 'assuntos')}; matéria certa em ${percent(heldBack.right)} das questões separadas`,
    heldBack.inOrder === null
      ? `a matéria, em provas (${known}): não se aplica sozinha`
      : `a matéria, em provas (${known}): aplica em ${does(heldBack.inOrder)}; as provas de outros tipos esperam por uma pessoa`,
    ...applied,
    ...mergeCandidates.map(
      ({ one, other, share }) =>
        `“${one}” e “${other}” talvez sejam uma matéria com dois nomes: pelo texto, ${whole(share)} da primeira parece da segunda`,
    ),
  ].join('\n');
}
