import type { CollectionChange } from '../model';

/** The sentences in which maps and notebooks differ. */
export interface CollectionTexts {
  /** Title of a page that has no other. */
  study: string;
  list: string;
  progress: string;
  subjects: string;
  /** Names the route for screen readers. */
  routeOf: (name: string) => string;
  inIt: string;
  ofIt: string;
  ended: string;
  summary: string;
  /**
   * Messages about changes in another tab or on another device, reported with an answer's result; `again`: the answer
   * counts after the reset.
   */
  changes: Record<CollectionChange | 'again', string>;
  foreign: { title: string; text: string; action: string };
}

export const MAP_TEXTS: CollectionTexts = {
  study: 'Estudar o mapa',
  list: 'Meus mapas',
  progress: 'Progresso no mapa',
  subjects: 'Assuntos do mapa',
  routeOf: (name) => `Assuntos do mapa ${name}, do mais ao menos cobrado`,
  inIt: 'neste mapa',
  ofIt: 'do mapa',
  ended: 'Você percorreu o mapa',
  summary: 'Ver o resumo do mapa',
  changes: {
    again:
      'Este mapa foi recomeçado em outra aba ou aparelho. A página foi atualizada, e a resposta que você acabou de dar conta no novo começo.',
    recomecado:
      'Este mapa foi recomeçado em outra aba ou aparelho. A página foi atualizada; uma resposta dada antes disso ficou no seu histórico e não conta no novo começo.',
    retirado:
      'Este mapa foi retirado dos seus em outra aba ou aparelho. O que você respondeu ficou guardado: o progresso volta se você adicionar o mapa de novo.',
    migrado:
      'Você passou para a edição nova deste mapa em outra aba ou aparelho. A resposta conta lá, se a questão também estiver nela: continue por Meus mapas.',
    questao_retirada:
      'Uma questão que você respondeu não faz mais parte deste mapa. O que você respondeu ficou no seu histórico.',
  },
  foreign: {
    title: 'Este mapa não está entre os seus',
    text: 'Se você o retirou, adicione-o de novo: o progresso volta junto. Se passou para a edição nova dele, ela está em Meus mapas.',
    action: 'Ir para Meus mapas',
  },
};

export const NOTEBOOK_TEXTS: CollectionTexts = {
  study: 'Estudar o caderno',
  list: 'Meus cadernos',
  progress: 'Progresso no caderno',
  subjects: 'Assuntos do caderno',
  routeOf: (name) => `Assuntos do caderno ${name}, do que tem mais ao que tem menos questões`,
  inIt: 'neste caderno',
  ofIt: 'do caderno',
  ended: 'Você chegou ao fim do caderno',
  summary: 'Ver o resumo do caderno',
  changes: {
    again:
      'Este caderno foi recomeçado em outra aba ou aparelho. A página foi atualizada, e a resposta que você acabou de dar conta no novo começo.',
    recomecado:
      'Este caderno foi recomeçado em outra aba ou aparelho. A página foi atualizada; uma resposta dada antes disso ficou no seu histórico e não conta no novo começo.',
    retirado: 'Este caderno foi apagado em outra aba ou aparelho. O que você respondeu ficou no seu histórico.',
    migrado: 'Este caderno mudou em outra aba ou aparelho. O que você respondeu ficou no seu histórico.',
    questao_retirada:
      'Uma questão que você respondeu foi retirada deste caderno em outra aba ou aparelho. O que você respondeu ficou no seu histórico.',
  },
  foreign: {
    title: 'Este caderno não está entre os seus',
    text: 'Ele pode ter sido apagado, ou é de outra conta. As respostas que você já deu ficam no seu histórico.',
    action: 'Ver meus cadernos',
  },
};
