import { sampleMapDetail } from '@mapa/api-client/testing';
import { withAnswer } from './progress';

const result = {
  success: true as const,
  uuid: '0b0a0000-0000-4000-8000-000000000001',
  questao_id: 101,
  alternativa_id: 1,
  acertou: true as boolean | null,
  contabilizada: true,
  gabarito: { alternativa_id: 1, letra: 'A', comentario: null },
  epoca: 1,
};

describe('progress with one more answer', () => {
  it.each([
    [true, { respondidas: 1, certas: 1, erradas: 0 }],
    [false, { respondidas: 1, certas: 0, erradas: 1 }],
    [null, { respondidas: 1, certas: 0, erradas: 0 }],
  ])('counts an answer with the verdict %s in the map and in its subject', (acertou, counts) => {
    const map = withAnswer(sampleMapDetail(), 10, { ...result, acertou });
    expect(map.progresso).toMatchObject(counts);
    expect(map.assuntos.map(({ respondidas }) => respondidas)).toEqual([1, 0]);
    expect(map.assuntos[0]).toMatchObject({ nome: 'Crase', total: 3, ...counts });
  });

  it('excludes an answer that the server stores as history', () => {
    const map = sampleMapDetail();
    expect(withAnswer(map, 10, { ...result, contabilizada: false })).toBe(map);
  });
});
