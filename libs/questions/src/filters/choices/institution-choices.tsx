import { useInstitutionSearch } from '@mapa/api-client';
import { CheckList } from '@mapa/ui-kit';

interface InstitutionChoicesProps {
  kind: 'banca' | 'orgao';
  chosen: readonly number[] | undefined;
  onChange: (chosen: number[]) => void;
}

const WORDS = {
  banca: { label: 'Bancas', searchLabel: 'Buscar banca' },
  orgao: { label: 'Instituições', searchLabel: 'Buscar instituição' },
};

/** Boards or hiring bodies to choose from. */
export function InstitutionChoices({ kind, chosen, onChange }: InstitutionChoicesProps) {
  return <CheckList {...WORDS[kind]} {...useInstitutionSearch(kind)} chosen={chosen} onChange={onChange} />;
}
