import { useNotebooksQuery, useStudentMapsQuery } from '@mapa/api-client';
import { isAsked, type OwnSittingSource, withoutOwnState } from '@mapa/domain';
import { Field, Select } from '@mapa/ui-kit';

const MOST_NOTEBOOKS = 50;
const BANK = 'todas';
const FILTER = 'filtro';

/** The student's maps and notebooks as possible sources. */
export function useSources() {
  const maps = useStudentMapsQuery();
  const notebooks = useNotebooksQuery({ per_page: MOST_NOTEBOOKS });
  return {
    maps: maps.data?.data ?? [],
    notebooks: notebooks.data?.data ?? [],
    /** Whether both lists are loaded. */
    isSettled: !maps.isLoading && !notebooks.isLoading,
  };
}

const hasFilter = ({ mapa: _map, caderno: _notebook, receita: _recipe, ...filters }: OwnSittingSource): boolean =>
  Object.values(withoutOwnState(filters)).some(isAsked);

export interface SourceFieldProps {
  source: OwnSittingSource;
  sources: ReturnType<typeof useSources>;
  /** The filter with which the page was opened, so that the student can return to it. */
  opened: OwnSittingSource;
  /** Receives the source with the own state, without the rest of the filter. */
  onChange: (source: OwnSittingSource) => void;
}

/** The source of the questions: everything, the opened filter, a map or a notebook. */
export function SourceField({ source, sources, opened, onChange }: SourceFieldProps) {
  const offersFilter = hasFilter(opened) && opened.mapa === undefined && opened.caderno === undefined;
  const value =
    source.mapa !== undefined
      ? `mapa ${source.mapa}`
      : source.caderno !== undefined
        ? `caderno ${source.caderno}`
        : offersFilter
          ? FILTER
          : BANK;
  const options = [
    ...(offersFilter ? [{ value: FILTER, label: 'O filtro da sua busca' }] : []),
    ...sources.maps.map(({ mapa }) => ({ value: `mapa ${mapa.id}`, label: `Mapa: ${mapa.nome}` })),
    ...sources.notebooks.map(({ id, nome }) => ({ value: `caderno ${id}`, label: `Caderno: ${nome}` })),
    { value: BANK, label: 'Todas as questões' },
  ];
  function handleChoose(chosen: string) {
    const [kind, id = ''] = chosen.split(' ');
    const own = source.estado === undefined ? {} : { estado: source.estado };
    if (kind === 'mapa') onChange({ ...own, mapa: Number(id) });
    else if (kind === 'caderno') onChange({ ...own, caderno: id });
    else onChange(kind === FILTER ? { ...opened, ...own } : own);
  }
  return (
    <Field label="De onde vêm as questões">
      <Select options={options} value={value} onChange={(event) => handleChoose(event.target.value)} />
    </Field>
  );
}
