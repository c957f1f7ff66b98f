/** The parts of the page in their order, each with the fragment of its address. */
export const SECTIONS = {
  perfil: 'Perfil',
  senha: 'Senha',
  tema: 'Tema',
  lembrete: 'Lembrete',
  plano: 'Plano',
  pagamentos: 'Pagamentos',
  ocultas: 'Questões ocultas',
  aparelho: 'Neste aparelho',
  dados: 'Meus dados',
  apagar: 'Apagar a conta',
} as const;

export type SectionId = keyof typeof SECTIONS;
