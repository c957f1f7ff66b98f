import { useChangeEditionMutation, useDeskMapsQuery, type ApiError } from '@mapa/api-client';
import { ActionDialog, FieldError, toast } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { Fields } from '../effect/fields';
import { usePreview } from '../effect/use-preview';
import type { DeskMap, MapEffect } from '../model';
import { SearchPicker } from '../lists/search-picker';
import { EditionEffect } from './edition-effect';

/** Replaces a map by the map of another paper after a preview. */
export function EditionDialog({ map, onClose }: { map: DeskMap; onClose: () => void }) {
  const [chosen, setChosen] = useState<number>();
  const [search, setSearch] = useState('');
  const { effect, run, forget } = usePreview<MapEffect>();
  const busca = useDeferredValue(search.trim());
  const { currentData } = useDeskMapsQuery({ situacao: 'oferecido', ...(busca && { busca }) });
  const [change, { error, isLoading }] = useChangeEditionMutation();
  const others = (currentData?.data ?? []).filter(({ id }) => id !== map.id);
  const handleChoose = (id: number | null) => {
    forget();
    setChosen(id ?? undefined);
  };
  const handleSend = async () => {
    if (chosen === undefined) return;
    const done = await run((so_conferir) => change({ id: map.id, por_id: chosen, so_conferir }));
    if (!done) return;
    toast.success(`“${done.mapa.substituido_por?.nome ?? ''}” é a nova edição de “${map.nome}”.`);
    onClose();
  };
  return (
    <ActionDialog
      size="medium"
      title={`Substituir ${map.nome}`}
      description="Quem tem este mapa fica com ele, e recebe a oferta de passar para a nova edição com o que já respondeu. Os outros só encontram a nova."
      action={effect ? 'Substituir' : 'Conferir o que muda'}
      busy={isLoading}
      disabled={chosen === undefined}
      onAct={() => void handleSend()}
      onClose={onClose}
    >
      <Fields>
        <SearchPicker
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
    </ActionDialog>
  );
}
