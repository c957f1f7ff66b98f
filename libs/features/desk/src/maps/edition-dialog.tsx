import { useChangeEditionMutation, useDeskMapsQuery, type ApiError } from '@mapa/api-client';
import { Button, Dialog, FieldError, toast, token } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { DeskMap, MapEffect } from '../model';
import { SubjectPicker } from '../subjects/subject-picker';
import { EditionEffect } from './edition-effect';

/** Replaces a map by the map of another paper after a preview. */
export function EditionDialog({ map, onClose }: { map: DeskMap; onClose: () => void }) {
  const [chosen, setChosen] = useState<number>();
  const [search, setSearch] = useState('');
  const [effect, setEffect] = useState<MapEffect>();
  const busca = useDeferredValue(search.trim());
  const { currentData } = useDeskMapsQuery({ situacao: 'oferecido', ...(busca && { busca }) });
  const [change, { error, isLoading }] = useChangeEditionMutation();
  const others = (currentData?.data ?? []).filter(({ id }) => id !== map.id);
  const handleChoose = (id: number | null) => {
    setEffect(undefined);
    setChosen(id ?? undefined);
  };
  const handleSend = async () => {
    if (chosen === undefined) return;
    const { data } = await change({ id: map.id, por_id: chosen, so_conferir: effect === undefined });
    if (!data) return setEffect(undefined);
    if (!data.feito) return setEffect(data.muda);
    toast.success(`“${data.mapa.substituido_por?.nome ?? ''}” é a nova edição de “${map.nome}”.`);
    onClose();
  };
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => (open || isLoading ? undefined : onClose())}
      title={`Substituir ${map.nome}`}
      description="Quem tem este mapa fica com ele, e recebe a oferta de passar para a nova edição com o que já respondeu. Os outros só encontram a nova."
      footer={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isLoading} disabled={chosen === undefined} onClick={() => void handleSend()}>
            {effect ? 'Substituir' : 'Conferir o que muda'}
          </Button>
        </>
      }
    >
      <Fields>
        <SubjectPicker
          label="Nova edição:"
          searchLabel="Buscar mapa"
          nodes={others.map(({ id, nome, edicao }) => ({
            id,
            label: edicao > 1 ? `${nome} (${edicao}ª edição)` : nome,
          }))}
          onSearch={setSearch}
          chosen={chosen}
          isSettled={effect !== undefined}
          onChoose={handleChoose}
        />
        {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
        {effect ? <EditionEffect effect={effect} /> : null}
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;
