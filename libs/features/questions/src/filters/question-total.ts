import { questionsOf } from '@mapa/domain';

/** A number of questions in words: "1 questão", "1.234 questões", "Nenhuma questão". */
export const questionTotal = (total: number): string => (total === 0 ? 'Nenhuma questão' : questionsOf(total));
