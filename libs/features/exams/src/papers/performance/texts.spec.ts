import { sampleAreaScore, samplePerformance } from '@mapa/api-client/testing';
import {
  areaText,
  baseText,
  fitText,
  methodText,
  releasedText,
  scoreText,
  spanText,
  rankText,
  tallyText,
  unscoredText,
} from './texts';

const everybody = { estudantes: 480, media_percentual: 58.4, percentil: 83.5 };

describe('a performance in words', () => {
  it('shows the distribution of the answers, without empty groups', () => {
    expect(tallyText(samplePerformance())).toBe('2 certas · 1 errada · 2 sem resposta');
    expect(tallyText(samplePerformance({ total: 4, respondidas: 4 }))).toBe('2 certas · 1 errada · 1 anulada');
  });

  it('counts annulled questions as right for everybody, answered or not', () => {
    // 2 right and 1 wrong of 3 answered, and 1 annulled and unanswered.
    expect(tallyText(samplePerformance({ certas: 3, anuladas: 1 }))).toBe(
      '2 certas · 1 errada · 1 anulada, com o ponto para todos · 1 sem resposta',
    );
  });

  it('gives a share from half of the paper on, and the progress before that', () => {
    expect([scoreText(samplePerformance()), scoreText(samplePerformance({ total: 6 }))]).toEqual(['40%', '40%']);
    expect(scoreText(samplePerformance({ total: 180 }))).toBe('3 de 180 respondidas');
    expect(unscoredText(samplePerformance())).toBeNull();
    expect(unscoredText(samplePerformance({ total: 7 }))).toBe(
      'Menos da metade da prova. A nota em porcentagem aparece a partir de 4 respostas.',
    );
  });

  it('compares with everybody only with a large enough sample', () => {
    expect(rankText(samplePerformance())).toMatch(/^Sem base para comparar/);
    expect(rankText(samplePerformance({ todos: everybody }))).toBe(
      'Média de 480 estudantes: 58,4%. Você acertou mais do que 83,5% deles.',
    );
    expect(rankText(samplePerformance({ todos: { ...everybody, percentil: 0 } }))).toMatch(
      /Nenhum deles acertou menos do que você\.$/,
    );
    expect(rankText(samplePerformance({ respondidas: 1, todos: { ...everybody, percentil: null } }))).toBe(
      'Média de 480 estudantes: 58,4%. Responda a mais 2 questões para saber onde você está.',
    );
  });

  it('says which answers are excluded from comparison, and why the student is', () => {
    expect(releasedText(samplePerformance())).toBeNull();
    expect(releasedText(samplePerformance({ depois_do_gabarito: 1 }))).toBe(
      '1 resposta veio depois de o gabarito ser liberado: conta aqui, não na comparação nem na TRI.',
    );
    expect(rankText(samplePerformance({ depois_do_gabarito: 3, todos: { ...everybody, percentil: null } }))).toMatch(
      /antes de ver o gabarito\.$/,
    );
  });

  it('gives the interval of the score', () => {
    expect(spanText(612.4, 24.1)).toBe('Com 95% de confiança, entre 565 e 660.');
  });
});

describe('the score of an area in words', () => {
  it('says what it covers, and in which language', () => {
    expect(areaText(sampleAreaScore())).toBe('28 certas em 45 itens: a área inteira.');
    expect(areaText(sampleAreaScore({ area: 'PROVA' }))).toBe('28 certas em 45 itens: a prova inteira.');
    expect(areaText(sampleAreaScore({ parcial: true, respondidas: 40, lingua: 'inglês', certas: 1 }))).toBe(
      '1 certa em 40 de 45 itens, com inglês: nota parcial, só do que foi respondido.',
    );
  });

  it('says where its parameters come from, and doubts a pattern that hardly fits', () => {
    expect(methodText(sampleAreaScore())).toContain('parâmetros publicados');
    expect(methodText(sampleAreaScore({ metodo: 'demonstracao' }))).toContain('inventados');
    expect(methodText(sampleAreaScore({ metodo: 'propria', amostra: 1_214 }))).toContain('1.214 estudantes daqui');
    expect([
      fitText(sampleAreaScore()),
      fitText(sampleAreaScore({ ajuste: null })),
      fitText(sampleAreaScore({ ajuste: { lz: -3.2, p: 0.004 } })),
    ]).toEqual([null, null, expect.stringContaining('Padrão incomum')]);
  });

  it('says what is missing if there is no score', () => {
    const without = (amostra?: number, respondidas = 5) =>
      baseText(
        sampleAreaScore({
          metodo: 'sem_base',
          nota: null,
          respondidas,
          ...(amostra !== undefined && { amostra, amostra_necessaria: 200 }),
        }),
      );
    expect([without(0), without(1), without(57, 0)]).toEqual([
      expect.stringMatching(/pelo menos 200 estudantes .* nenhum respondeu\.$/),
      expect.stringMatching(/só 1 estudante respondeu\.$/),
      expect.stringMatching(/só 57 estudantes responderam\.$/),
    ]);
    expect([without(undefined, 0), without(200, 0)]).toEqual([
      'Responda a questões desta área para ver a nota.',
      'Responda a questões desta área para ver a nota.',
    ]);
    expect(without(214)).toMatch(/^Sem base ainda/);
  });
});
