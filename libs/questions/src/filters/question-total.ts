const number = new Intl.NumberFormat('pt-BR');

/** How many questions, in words: "1 questão", "1.234 questões", "Nenhuma questão". */
export function questionTotal(total: number): string {
  if (total === 0) return 'Nenhuma questão';
  return total === 1 ? '1 questão' : `${number.format(total)} questões`;
}
