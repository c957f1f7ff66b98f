import { useRenameMapMutation, type ApiError } from '@mapa/api-client';
import { MAP_NAME_MAX_LENGTH } from '@mapa/domain';
import { ActionDialog, Field, FieldError, TextInput, toast } from '@mapa/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import type { DeskMap } from '../model';

/** Renames a map; another person's name is shown before it is overwritten. */
export function RenameDialog({ map, onClose }: { map: DeskMap; onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState(map.nome);
  const [seen, setSeen] = useState(map.nome);
  const [rename, { error, isLoading }] = useRenameMapMutation();
  const refusal = error as ApiError | undefined;
  const handleSend = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await rename({ id: map.id, nome: name, nome_visto: seen });
    if (!data) return;
    if (!data.salvo) return setSeen(data.mapa.nome);
    toast.success(`O mapa agora é “${data.mapa.nome}”.`);
    onClose();
  };
  return (
    <ActionDialog
      title="Renomear o mapa"
      description="O nome muda para todos, também para quem já o tem."
      action="Renomear"
      form={form}
      busy={isLoading}
      disabled={name.trim() === ''}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={(event) => void handleSend(event)}>
        <Field label="Nome" error={refusal?.fields['nome']?.[0]}>
          <TextInput
            autoComplete="off"
            maxLength={MAP_NAME_MAX_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {seen === map.nome ? null : (
          <FieldError role="alert">
            Outra pessoa o chamou de “{seen}” enquanto você escrevia. Renomear põe o seu no lugar.
          </FieldError>
        )}
        {refusal && !('nome' in refusal.fields) ? <FieldError role="alert">{refusal.message}</FieldError> : null}
      </form>
    </ActionDialog>
  );
}
