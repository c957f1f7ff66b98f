import type { EarlierHighlights } from '../model';
import { carryOver } from './carry-over';
import { NO_HIGHLIGHTS } from '@mapa/api-client';

const alternative = (id: number, texto: string) => ({ id, letra: 'A', texto });
const earlier = (over: Partial<EarlierHighlights>): EarlierHighlights => ({
  questao_id: 12,
  versao: 1,
  revisao: 1,
  atualizada_em: null,
  destaques: [],
  riscadas: [],
  enunciado: '<p>Assinale a <em>opção</em> correta, e só ela.</p>',
  alternativas: [alternative(1, '<p>Um</p>'), alternative(2, '<p>Dois</p>')],
  mudancas: [],
  ...over,
});
const today = {
  enunciado: '<p>Sobre a opção, e só ela, assinale a correta e a certa.</p>',
  alternativas: [alternative(11, '<p>Dois</p>'), alternative(12, '<p>Onze</p>')],
};
const yellow = (inicio: number, fim: number) => ({ inicio, fim, cor: 'amarelo' as const });

describe('highlights of an earlier wording', () => {
  it('are carried over if their words still stand, whatever the markup', () => {
    const { highlights, left } = carryOver(earlier({ destaques: [yellow(11, 16)] }), today, NO_HIGHLIGHTS);
    expect(highlights.destaques).toEqual([yellow(8, 13)]);
    expect(left.destaques).toEqual([]);
  });

  it.each([
    [11, 14],
    [13, 16],
    [12, 15],
  ])('are carried over even within a word that still stands (%i to %i)', (inicio, fim) => {
    const { highlights, left } = carryOver(earlier({ destaques: [yellow(inicio, fim)] }), today, NO_HIGHLIGHTS);
    expect([highlights.destaques, left.destaques]).toEqual([[yellow(inicio - 3, fim - 3)], []]);
  });

  it('are not carried over if the words are gone, repeated, or only a part of another', () => {
    const part = carryOver(
      earlier({ destaques: [yellow(17, 24)] }),
      { ...today, enunciado: '<p>A incorreta.</p>' },
      NO_HIGHLIGHTS,
    );
    expect([part.highlights.destaques, part.left.destaques]).toEqual([[], [yellow(17, 24)]]);
    const [gone, twice] = [yellow(0, 8), yellow(9, 10)];
    const { highlights, left } = carryOver(earlier({ destaques: [gone, twice] }), today, NO_HIGHLIGHTS);
    expect([highlights.destaques, left.destaques]).toEqual([[], [gone, twice]]);
  });

  it('are added to existing ones, and strike the alternative with the same text', () => {
    const mine = { destaques: [yellow(0, 5)], riscadas: [12] };
    const { highlights, left } = carryOver(earlier({ destaques: [yellow(11, 16)], riscadas: [1, 2] }), today, mine);
    expect(highlights).toEqual({ destaques: [yellow(0, 5), yellow(8, 13)], riscadas: [12, 11] });
    expect(left.riscadas).toEqual([1]);
  });
});
