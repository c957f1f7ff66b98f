/** Acts of the staff that the audit log has, each with its label. */
export const STAFF_ACTS = [
  { value: 'papel_concedido', label: 'Papel concedido' },
  { value: 'prova_recebida', label: 'Prova recebida' },
  { value: 'prova_publicada', label: 'Prova publicada' },
  { value: 'prova_descartada', label: 'Prova descartada' },
  { value: 'gabarito_corrigido', label: 'Gabarito corrigido' },
  { value: 'gabarito_informado', label: 'Fonte do gabarito informada' },
  { value: 'correcao_proposta', label: 'Correção proposta' },
  { value: 'correcao_recusada', label: 'Correção recusada' },
  { value: 'texto_corrigido', label: 'Texto corrigido' },
  { value: 'questao_anulada', label: 'Questão anulada' },
  { value: 'anulacao_retirada', label: 'Anulação retirada' },
  { value: 'questao_desatualizada', label: 'Questão desatualizada' },
  { value: 'desatualizacao_retirada', label: 'Desatualização retirada' },
  { value: 'assunto_dado', label: 'Assunto da questão mudado' },
  { value: 'assunto_aceito', label: 'Assunto sugerido aceito' },
  { value: 'assunto_renomeado', label: 'Assunto renomeado' },
  { value: 'assunto_movido', label: 'Assunto movido' },
  { value: 'assunto_juntado', label: 'Assunto juntado a outro' },
  { value: 'instituicao_juntada', label: 'Banca ou órgão juntado a outro' },
  { value: 'assunto_desfeito', label: 'Mudança de assunto desfeita' },
  { value: 'concurso_criado', label: 'Concurso criado' },
  { value: 'concurso_mudado', label: 'Concurso mudado' },
  { value: 'concurso_removido', label: 'Concurso removido' },
  { value: 'edital_dado', label: 'Edital dado ao concurso' },
  { value: 'edital_retirado', label: 'Edital retirado do concurso' },
  { value: 'mapa_publicado', label: 'Mapa de edital publicado' },
  { value: 'mapa_renomeado', label: 'Mapa renomeado' },
  { value: 'mapa_retirado', label: 'Mapa retirado' },
  { value: 'mapa_oferecido', label: 'Mapa oferecido de novo' },
  { value: 'mapa_substituido', label: 'Mapa substituído por outro' },
  { value: 'mapa_restaurado', label: 'Substituição de mapa desfeita' },
  { value: 'mapa_ordenado', label: 'Ordem do mapa mudada' },
] as const;
export type StaffAct = (typeof STAFF_ACTS)[number]['value'];

/** What an act of the staff is on. */
export const STAFF_OBJECTS = ['pessoa', 'prova', 'questao', 'assunto', 'instituicao', 'concurso', 'mapa'] as const;
export type StaffObject = (typeof STAFF_OBJECTS)[number];
