import type { Filters } from '../filters/filter-params';
import type { QuestionView } from '../model';

interface NextStep {
  label: string;
  filters: Filters;
}

/** Where to go on from a question: its subject first, then its board and its paper. */
export function nextSteps({ assunto, banca, prova }: Pick<QuestionView, 'assunto' | 'banca' | 'prova'>): NextStep[] {
  const subject = assunto.at(-1);
  const bySubject = subject && (assunto.length === 1 ? { materia_id: [subject.id] } : { assunto_id: [subject.id] });
  return [
    bySubject ? { label: 'Mais questões deste assunto', filters: bySubject } : { label: 'Mais questões', filters: {} },
    ...(banca ? [{ label: `Questões da banca ${banca.sigla || banca.nome}`, filters: { banca_id: [banca.id] } }] : []),
    ...(prova ? [{ label: 'Todas as questões desta prova', filters: { prova_id: [prova.id] } }] : []),
  ];
}
