import { useExamListQuery, useInstitutionSearch } from '@mapa/api-client';
import { EXAM_ORDERS, NOTICE_FILTER_SECTIONS, NOTICE_FILTERS } from '@mapa/domain';
import { FileTextIcon, FilteredListScreen, Select } from '@mapa/ui-kit';
import type { Exam } from '../papers/model';
import { DEFAULT_ORDER, NOTICES_ADDRESS, noticeQuery, type NoticeFilters } from './notice-filters';
import { NoticeRow } from './notice-row';
import { noticesOf } from './notice-texts';

const WORDS = {
  title: 'Concursos',
  lead: 'Editais abertos, previstos e encerrados, do que encerra antes ao que encerra depois, com o que estudar para cada um.',
  foundTitle: 'Concursos encontrados',
  count: noticesOf,
  show: 'Ver concursos',
  failed: 'Os concursos não puderam ser carregados',
  loading: 'Carregando concursos',
  search: {
    label: 'Buscar concurso por nome, órgão ou cargo',
    placeholder: 'Nome, órgão ou cargo',
  },
  nothing: {
    title: 'Nenhum concurso encontrado',
    text: 'Retire um dos filtros ou busque só uma parte do nome, do órgão ou do cargo.',
  },
  none: { title: 'Ainda não há concursos', text: 'Novos editais aparecem aqui assim que forem publicados.' },
};

const FORM = { definitions: NOTICE_FILTERS, sections: NOTICE_FILTER_SECTIONS, useIdSearch: useInstitutionSearch };
const FIRST_CHIPS = ['situacao', 'busca', 'banca_id', 'instituicao_id', 'cargo', 'escolaridade', 'uf'] as const;

const useNotices = (filters: NoticeFilters) => useExamListQuery(noticeQuery(filters));

/** List of public-exam notices, with state, deadlines, and links to study material. */
export const NoticesScreen = () => (
  <FilteredListScreen
    words={WORDS}
    icon={<FileTextIcon />}
    address={NOTICES_ADDRESS}
    form={FORM}
    useList={useNotices}
    firstChips={FIRST_CHIPS}
    // Clearing the filters keeps the order, which is no filter.
    cleared={({ ordem }) => ({ ordem })}
    renderTools={({ ordem }, change) => (
      <Select
        aria-label="Ordenar por"
        options={EXAM_ORDERS}
        value={ordem ?? DEFAULT_ORDER}
        onChange={(event) => change({ ordem: EXAM_ORDERS.find(({ value }) => value === event.target.value)?.value })}
      />
    )}
    renderRows={(exams: readonly Exam[]) => <Notices exams={exams} />}
  />
);

const Notices = ({ exams }: { exams: readonly Exam[] }) => (
  <ul aria-label="Concursos">
    {exams.map((exam) =>
      exam.edital ? (
        <li key={exam.id}>
          <NoticeRow exam={exam} notice={exam.edital} />
        </li>
      ) : null,
    )}
  </ul>
);
