import { questionsAddress, routePath } from '@mapa/domain';
import type { ReviewScope } from '../../collection/collection';

/** Everything that the student has answered, in maps, notebooks, or outside both. */
export const EVERYTHING: ReviewScope = {
  scope: {},
  paths: { study: routePath('myMaps'), review: routePath('review'), list: routePath('notebooks') },
  words: { list: 'Meus cadernos', inIt: 'em qualquer lugar', ofIt: 'dos seus mapas e cadernos' },
};

/** One subject of everything answered; its review ends where it began. */
export const ofSubject = (subject: number): ReviewScope => ({
  ...EVERYTHING,
  paths: { ...EVERYTHING.paths, study: routePath('today'), list: questionsAddress({ assunto_id: [subject] }) },
  words: { ...EVERYTHING.words, list: 'Questões deste assunto', back: 'Voltar para Hoje' },
});
