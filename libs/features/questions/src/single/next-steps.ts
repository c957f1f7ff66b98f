import { shortName } from '@mapa/domain';
import type { QuestionView } from '@mapa/question';
import type { Filters } from '../filters/filter-params';

interface NextStep {
  label: string;
  filters: Filters;
}

/** The most specific subject of a question, and its filter; null without a subject. */
export function subjectOf({
  assunto,
}: Pick<QuestionView, 'assunto'>): { id: number; name: string; filters: Filters } | null {
  const subject = assunto.at(-1);
  if (!subject) return null;
  const filters = assunto.length === 1 ? { materia_id: [subject.id] } : { assunto_id: [subject.id] };
  return { id: subject.id, name: subject.nome, filters };
}

/** Links to further lists from a question: its subject first, then its board and its paper. */
export function nextSteps({ assunto, banca, prova }: Pick<QuestionView, 'assunto' | 'banca' | 'prova'>): NextStep[] {
  const subject = subjectOf({ assunto });
  return [
    subject
      ? { label: 'Mais questões deste assunto', filters: subject.filters }
      : { label: 'Mais questões', filters: {} },
    ...(banca ? [{ label: `Questões da banca ${shortName(banca)}`, filters: { banca_id: [banca.id] } }] : []),
    ...(prova ? [{ label: 'Todas as questões desta prova', filters: { prova_id: [prova.id] } }] : []),
  ];
}
