import * as t from '@mapa/server-platform';
import type { Section } from './sections';

/** Section of the export about editais that a student has sent. */
export const EDITAL_SECTIONS = {
  editais: {
    table: t.editais,
    owner: t.editais.studentId,
    key: [t.editais.id],
    fields: {
      id: t.editais.id,
      nome: t.editais.name,
      estado: t.editais.state,
      tamanho: t.editais.size,
      texto: t.editais.pasted,
      problema: t.editais.problem,
      leitura: t.editais.reading,
      correcoes: t.editais.choices,
      mapa_id: t.editais.mapId,
      enviado_em: t.editais.createdAt,
      alterado_em: t.editais.changedAt,
    },
  },
} as const satisfies Readonly<Record<string, Section>>;
