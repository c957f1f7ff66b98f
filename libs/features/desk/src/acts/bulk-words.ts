import type { BulkAct } from '@mapa/domain';

/** The effect of each act on students. */
export const BULK_TEXTS: Readonly<Record<BulkAct, string>> = {
  aceitar_assunto: 'O assunto que o classificador sugeriu passa a ser o da questão, como dito por uma pessoa.',
  assunto: 'As questões passam para o assunto, nos mapas de hoje também. Um arquivo importado de novo não o muda.',
  desatualizar:
    'As listas deixam de mostrá-las e elas não entram mais em revisões. As respostas dadas ficam como estão.',
  atualizar: 'As questões voltam às listas e às revisões.',
  anular:
    'Elas deixam de contar em mapas, cadernos e revisões, e na nota da prova todos ganham o ponto. Quem respondeu vê que foram anuladas, e por quê.',
  retirar_anulacao: 'As questões voltam a valer, com o gabarito que têm: as respostas dadas contam como contavam.',
};
