import { useInstitutionListQuery, useMergeInstitutionMutation, type ApiError } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { Button, Dialog, FieldError, toast, token } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { SubjectPicker } from '../subjects/subject-picker';
import type { Institution, InstitutionEffect } from '../model';

const labelOf = ({ sigla, nome }: Institution): string => (sigla === nome ? nome : `${sigla} – ${nome}`);

/** Merges a board or body into another after a preview: this cannot be undone. */
export function MergeDialog({ institution, onClose }: { institution: Institution; onClose: () => void }) {
  const [chosen, setChosen] = useState<number>();
  const [search, setSearch] = useState('');
  const [effect, setEffect] = useState<InstitutionEffect>();
  const busca = useDeferredValue(search.trim());
  const { currentData } = useInstitutionListQuery({ tipo: institution.tipo, ...(busca && { busca }) });
  const [merge, { error, isLoading }] = useMergeInstitutionMutation();
  const others = (currentData?.data ?? []).filter(({ id }) => id !== institution.id);
  const handleChoose = (id: number | null) => {
    setEffect(undefined);
    setChosen(id ?? undefined);
  };
  const handleSend = async () => {
    if (chosen === undefined) return;
    const { data } = await merge({ id: institution.id, em_id: chosen, so_conferir: effect === undefined });
    if (!data) return setEffect(undefined);
    if (!data.feito) return setEffect(data.muda);
    toast.success(`“${data.muda.antes}” agora é “${data.muda.depois}”.`);
    onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => (open || isLoading ? undefined : onClose())}
      title={`Juntar ${institution.sigla}`}
      description="O que é desta passa para a outra, que responde também pela sigla e pelo nome desta. Não há como separar depois."
      footer={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isLoading} disabled={chosen === undefined} onClick={() => void handleSend()}>
            {effect ? 'Juntar para sempre' : 'Conferir o que muda'}
          </Button>
        </>
      }
    >
      <Fields>
        <SubjectPicker
          label="Juntar a"
          searchLabel="Buscar sigla ou nome"
          nodes={others.map((one) => ({ id: one.id, label: labelOf(one) }))}
          onSearch={setSearch}
          chosen={chosen}
          isSettled={effect !== undefined}
          onChoose={handleChoose}
        />
        {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
        {effect ? (
          <p role="status">
            Passam para “{effect.depois}”: {counted(effect.provas, 'prova', 'provas')},{' '}
            {counted(effect.mapas, 'mapa', 'mapas')} e {counted(effect.questoes, 'questão', 'questões')}.
          </p>
        ) : null}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;
