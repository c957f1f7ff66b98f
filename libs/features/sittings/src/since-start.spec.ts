import { changedCountText, sinceStartTexts } from './since-start';

const day = '2026-03-05T12:00:00.000Z';
const later = '2026-04-09T12:00:00.000Z';

it('states each change since the start of a sitting, and which version counts in it', () => {
  expect(sinceStartTexts(undefined)).toEqual([]);
  expect(sinceStartTexts({ enunciado_em: day })).toEqual([
    'O enunciado mudou em 5 de mar. de 2026. Neste simulado vale a redação do início.',
  ]);
  expect(sinceStartTexts({ enunciado_em: day, alternativas_em: day })).toEqual([
    'O enunciado e as alternativas mudaram em 5 de mar. de 2026. Neste simulado vale a redação do início.',
  ]);
  expect(sinceStartTexts({ enunciado_em: day, alternativas_em: later })).toEqual([
    'O enunciado mudou em 5 de mar. de 2026 e as alternativas, em 9 de abr. de 2026. Neste simulado vale a redação do início.',
  ]);
  expect(sinceStartTexts({ gabarito: { de: 'C', para: 'D', em: day } })).toEqual([
    'O gabarito foi corrigido de C para D em 5 de mar. de 2026.',
  ]);
  expect(sinceStartTexts({ gabarito: { de: null, para: 'D', em: day } })).toEqual([
    'O gabarito passou a ser D em 5 de mar. de 2026.',
  ]);
  expect(sinceStartTexts({ anulada: true })).toEqual(['Foi anulada depois do início: o ponto é de todos.']);
  expect(sinceStartTexts({ anulada: false })).toEqual(['A anulação foi retirada depois do início.']);
  expect(sinceStartTexts({ fora_da_prova: 'retirada' })).toEqual([
    'Saiu da prova. Neste simulado ela continua valendo.',
  ]);
  expect(sinceStartTexts({ fora_da_prova: 'trocada' })).toEqual([
    'A prova traz agora outra questão com este número. Neste simulado vale esta.',
  ]);
  expect(sinceStartTexts({ numero: 12 })).toEqual(['Na prova de hoje ela é a questão 12.']);
  expect(sinceStartTexts({ numero: null })).toEqual([]);
});

it('counts the questions that changed', () => {
  expect(changedCountText(0)).toBeNull();
  expect(changedCountText(1)).toBe(
    '1 questão mudou depois do início deste simulado. Valem as questões e os textos do início, com as correções do gabarito e as anulações feitas depois; o que mudou está junto de cada questão.',
  );
  expect(changedCountText(3)).toMatch(/^3 questões mudaram depois do início/);
});
