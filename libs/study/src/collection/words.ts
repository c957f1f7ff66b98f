/** The sentences in which maps and notebooks differ. */
export interface CollectionWords {
  /** Of a page that has nothing else to be called by. */
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
  foreign: { title: string; text: string; action: string };
}

export const MAP_WORDS: CollectionWords = {
  study: 'Estudar o mapa',
  list: 'Meus mapas',
  progress: 'Progresso no mapa',
  subjects: 'Assuntos do mapa',
  routeOf: (name) => `Assuntos do mapa ${name}, do mais ao menos cobrado`,
  inIt: 'neste mapa',
  ofIt: 'do mapa',
  ended: 'Você percorreu o mapa',
  summary: 'Ver o resumo do mapa',
  foreign: {
    title: 'Este mapa não está entre os seus',
    text: 'Adicione o mapa para estudar por ele; o progresso que você já teve volta junto.',
    action: 'Escolher um mapa',
  },
};

export const NOTEBOOK_WORDS: CollectionWords = {
  study: 'Estudar o caderno',
  list: 'Meus cadernos',
  progress: 'Progresso no caderno',
  subjects: 'Assuntos do caderno',
  routeOf: (name) => `Assuntos do caderno ${name}, do que tem mais ao que tem menos questões`,
  inIt: 'neste caderno',
  ofIt: 'do caderno',
  ended: 'Você chegou ao fim do caderno',
  summary: 'Ver o resumo do caderno',
  foreign: {
    title: 'Este caderno não está entre os seus',
    text: 'Ele pode ter sido apagado, ou é de outra conta. As respostas que você já deu ficam no seu histórico.',
    action: 'Ver meus cadernos',
  },
};
