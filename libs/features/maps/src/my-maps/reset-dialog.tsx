import { questionsOf } from '@mapa/domain';
import { ActionDialog, Consequences } from '@mapa/ui-kit';
import type { StudentMap } from '../model';

export interface ResetDialogProps {
  map: StudentMap;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the progress of a map is reset, and lists what is lost and what is kept. */
export function ResetDialog({ map: { mapa, progresso }, busy, onConfirm, onClose }: ResetDialogProps) {
  return (
    <ActionDialog
      title="Recomeçar o mapa?"
      description={`O progresso de “${mapa.nome}” volta a zero.`}
      action="Recomeçar"
      isDangerous
      busy={busy}
      onAct={onConfirm}
      onClose={onClose}
    >
      <Consequences>
        {progresso.respondidas > 0 ? (
          <li>
            Você poderá responder de novo {progresso.respondidas === 1 ? 'a' : 'as'}{' '}
            {questionsOf(progresso.respondidas)}.
          </li>
        ) : (
          <li>Você poderá responder as questões que só leu.</li>
        )}
        <li>As respostas que você já deu ficam guardadas no seu histórico.</li>
        <li>Seus outros mapas não mudam.</li>
      </Consequences>
    </ActionDialog>
  );
}
