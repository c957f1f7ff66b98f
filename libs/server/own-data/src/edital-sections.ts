import { editais } from '@mapa/server-edital';
import type { Section } from './sections';

/** Section of the export about editais that a student has sent. */
export const EDITAL_SECTIONS = {
  editais: {
    table: editais,
    owner: editais.studentId,
    key: [editais.id],
    fields: {
      id: editais.id,
      nome: editais.name,
      estado: editais.state,
      tamanho: editais.size,
      texto: editais.pasted,
      problema: editais.problem,
      leitura: editais.reading,
      correcoes: editais.choices,
      mapa_id: editais.mapId,
      concurso_id: editais.examId,
      enviado_em: editais.createdAt,
      alterado_em: editais.changedAt,
    },
  },
} as const satisfies Readonly<Record<string, Section>>;
