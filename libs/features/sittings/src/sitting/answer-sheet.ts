import { isTimeAlone, type KeptMark } from '@mapa/api-client';
import { answerLetter, counted, figure } from '@mapa/domain';
import type { Mark, Sitting, SittingQuestion } from '../model';
import { sinceStartTexts } from '../since-start';

/** A question of the answer sheet with its current mark. */
export interface SheetLine {
  question: SittingQuestion;
  /** The paper's number; its position if the paper has no numbers. */
  label: string;
  markedId: number | null;
  /** The letter of the marked alternative. */
  letter: string | null;
  isForReview: boolean;
  /** Its changes since the start, in sentences. */
  changes: string[];
  elapsedMs: number;
  /** Whether a mark of this device is unsent; recorded time is no mark. */
  isWaiting: boolean;
}

const BLANK = { alternativa_id: null, para_rever: false, tempo_ms: null };

/**
 * The current answer sheet: the server's marks, overridden by just-sent ones, overridden by unsent ones of this device.
 */
export function sheetLines(
  { questoes, marcas }: Pick<Sitting, 'questoes' | 'marcas'>,
  waiting: ReadonlyMap<number, KeptMark>,
  sent: ReadonlyMap<number, KeptMark> = new Map(),
): SheetLine[] {
  const marks = new Map(marcas.map((mark) => [mark.questao_id, mark]));
  return questoes.map((question, at) => {
    const mark: Mark | undefined = marks.get(question.id);
    const kept = waiting.get(question.id);
    const {
      alternativa_id: markedId,
      para_rever,
      tempo_ms,
    } = {
      ...BLANK,
      ...mark,
      ...sent.get(question.id),
      ...kept,
    };
    return {
      question,
      label: figure(question.numero ?? at + 1),
      markedId,
      letter: answerLetter(question, markedId) ?? null,
      isForReview: para_rever,
      changes: sinceStartTexts(question.desde_o_inicio),
      elapsedMs: tempo_ms ?? 0,
      isWaiting: kept !== undefined && !isTimeAlone(kept),
    };
  });
}

/** Progress of an answer sheet. */
export interface SheetCounts {
  all: number;
  marked: number;
  blank: number;
  forReview: number;
  waiting: number;
}

/** Counts the lines of an answer sheet by state. */
export function countSheet(lines: readonly SheetLine[]): SheetCounts {
  const marked = lines.filter(({ markedId }) => markedId !== null).length;
  return {
    all: lines.length,
    marked,
    blank: lines.length - marked,
    forReview: lines.filter(({ isForReview }) => isForReview).length,
    waiting: lines.filter(({ isWaiting }) => isWaiting).length,
  };
}

/** Progress of an answer sheet in words: "12 de 45 marcadas". */
export const markedText = ({ marked, all }: SheetCounts): string => `${figure(marked)} de ${figure(all)} marcadas`;

/** Number of unsent marks: " · 3 aguardando conexão"; empty without a problem. */
export const waitingText = ({ waiting }: SheetCounts, problem: string | null): string =>
  waiting === 0 || problem === null ? '' : ` · ${figure(waiting)} aguardando conexão`;

/** Why marks are unsent, and that nothing is lost; null without a problem. */
export const keptText = ({ waiting }: SheetCounts, problem: string | null): string | null =>
  waiting === 0 || problem === null
    ? null
    : `${problem} Suas marcações estão guardadas neste aparelho e seguem sozinhas; pode continuar.`;

/** Remaining work in words: "3 em branco e 2 para rever". */
export function leftText({ blank, forReview }: SheetCounts): string {
  const parts = [
    blank > 0 ? counted(blank, 'questão está em branco', 'questões estão em branco') : null,
    forReview > 0 ? counted(forReview, 'está marcada para rever', 'estão marcadas para rever') : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Todas as questões estão marcadas.' : `${parts.join(' e ')}.`;
}

/** Further text of a line for screen readers, after its number and letter. */
export const restText = ({ isForReview, isWaiting, changes }: SheetLine): string =>
  (isForReview ? ' para rever' : '') +
  (isWaiting ? ' aguardando envio' : '') +
  (changes.length > 0 ? ' mudou depois do início' : '');
