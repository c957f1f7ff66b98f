import { useExamListQuery, useInstitutionSearch } from '@mapa/api-client';
import { EXAM_FILTER_SECTIONS, EXAM_FILTERS, MESSAGES } from '@mapa/domain';
import { FilteredListScreen, FileTextIcon } from '@mapa/ui-kit';
import type { Exam } from '../model';
import { examsOf } from '../texts';
import { EXAMS_ADDRESS } from './exam-filters';
import { ExamList } from './exam-list';

const WORDS = {
  title: 'Provas',
  lead: `Cada prova como foi aplicada: o que ela cobrou, suas questões, um caderno e um mapa. ${MESSAGES.mapInShort}`,
  foundTitle: 'Provas encontradas',
  count: examsOf,
  show: 'Ver provas',
  failed: 'As provas não puderam ser carregadas',
  loading: 'Carregando provas',
  search: { label: 'Buscar prova pelo nome', placeholder: 'Parte do nome' },
  nothing: { title: 'Nenhuma prova encontrada', text: 'Retire um dos filtros ou busque só uma parte do nome.' },
  none: { title: 'Ainda não há provas', text: 'Novas provas aparecem aqui assim que forem publicadas.' },
};

const FORM = { definitions: EXAM_FILTERS, sections: EXAM_FILTER_SECTIONS, useIdSearch: useInstitutionSearch };

/** List of exam papers: search, filters, and the actions on each. */
export const ExamsScreen = () => (
  <FilteredListScreen
    words={WORDS}
    icon={<FileTextIcon />}
    address={EXAMS_ADDRESS}
    form={FORM}
    useList={useExamListQuery}
    renderRows={(exams: readonly Exam[]) => <ExamList exams={exams} />}
  />
);
