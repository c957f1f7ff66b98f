import type { PackState, TakeFailure } from '@mapa/api-client';
import { MESSAGES, counted, decimalFigure, figure, questionsOf } from '@mapa/domain';

const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;
/** Stored size of a question's texts, measured on the demo bank with a margin. */
const BYTES_OF_QUESTION = 2_000;

/** A size in Portuguese: "850 kB", "12,4 MB". */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${figure(Math.max(1, Math.round(bytes / KILOBYTE)))} kB`
    : `${decimalFigure(Math.round(bytes / 100_000) / 10)} MB`;

/** Expected download size of a pack, shown before it starts; excludes pictures, whose size is unknown until then. */
export const expectedText = (questions: number): string =>
  `${questionsOf(questions)}: cerca de ${sizeText(questions * BYTES_OF_QUESTION)} de texto, mais as imagens.`;

/** Reason for which a download failed, as a sentence. */
export function failureText(failure: TakeFailure): string {
  switch (failure.kind) {
    case 'call':
      return failure.error.kind === 'offline'
        ? 'Sem conexão, nada de novo foi guardado. Tente de novo quando ela voltar.'
        : failure.error.message;
    case 'full':
      return 'Não há espaço neste aparelho para guardar as questões. Libere espaço e tente de novo.';
    case 'forbidden':
      return 'Este navegador não deixa o Mapa guardar questões neste aparelho. Em uma janela anônima ou com o armazenamento bloqueado isso não é possível.';
    case 'stopped':
      return MESSAGES.unexpected;
  }
}

/** The pictures that a pack lacks, as a sentence; null where it has all. */
export const lostPicturesText = (lost: number): string | null =>
  lost === 0
    ? null
    : `${counted(lost, 'imagem não pôde ser guardada e aparece', 'imagens não puderam ser guardadas e aparecem')} quando houver conexão.`;

interface StateWord {
  word: string;
  tone: 'success' | 'warning' | 'info' | 'neutral';
}

/** The state of a pack in a word or two, with the badge's colour. */
export function stateWord({ kind }: PackState, isMap: boolean): StateWord {
  switch (kind) {
    case 'current':
      return { word: 'Em dia', tone: 'success' };
    case 'incomplete':
      return { word: 'Incompleto', tone: 'warning' };
    case 'replaced':
      return { word: 'Há edição nova', tone: 'info' };
    case 'moved':
      return { word: 'Edição antiga', tone: 'warning' };
    case 'gone':
      return { word: isMap ? 'Fora dos seus mapas' : 'Caderno removido', tone: 'neutral' };
  }
}

/** A new edition, with its name if it differs. */
const editionText = (edition: { nome: string }, name: string): string =>
  edition.nome === name ? '' : `: “${edition.nome}”`;

function missingText({ missing, isLimited }: Extract<PackState, { kind: 'incomplete' }>): string {
  const absent = `${counted(missing, 'questão ainda não está', 'questões ainda não estão')} neste aparelho`;
  const [them, those] = missing === 1 ? ['a', 'essa'] : ['as', 'essas'];
  return isLimited
    ? `${absent}: o limite de hoje do plano gratuito não ${them} deixou vir. Amanhã, atualize para levar ${those} também.`
    : `${absent}. Atualize para levar ${those} também.`;
}

/**
 * Explains a pack that is not up to date, and what to do, in sentences; null if it is up to date.
 * @param name of the pack's map or notebook
 */
export function stateText(state: PackState, isMap: boolean, name: string): string | null {
  switch (state.kind) {
    case 'current':
      return null;
    case 'incomplete':
      return missingText(state);
    case 'replaced':
      return `Este mapa tem uma edição nova${editionText(state.by, name)}. Mude de edição em Meus mapas para baixá-la; suas respostas vão junto.`;
    case 'moved':
      return `Você mudou para a edição nova${editionText(state.to, name)}. Este download é da edição antiga e não é mais atualizado.`;
    case 'gone':
      return isMap
        ? 'Este mapa não está mais entre os seus, e o download não é mais atualizado. O que você respondeu continua na sua conta.'
        : 'Este caderno não existe mais, e o download não é mais atualizado. O que você respondeu continua na sua conta.';
  }
}
